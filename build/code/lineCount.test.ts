import { transformerNotationDiff } from '@shikijs/transformers';
import { codeToHast } from 'shiki';
import { expect, test } from 'vitest';
import { lineCount } from './lineCount.ts';
import { rawCode } from './rawCode.ts';

test.each([
  ['one line', 'let a;', 1],
  ['empty lines', 'let a;\n\n\nlet b;', 4],
  ['nothing', '', 1],
  ['a notation at the end of a line', 'let a; // [!code ++]\nlet b;', 2],
  ['a notation on a line of its own', '// [!code ++]\nlet a;', 1],
])('%s', async (_, code, expected) => {
  const root = await codeToHast(code, {
    lang: 'ts',
    theme: 'min-dark',
    transformers: [transformerNotationDiff(), lineCount(), rawCode()],
  });
  expect(root.children[0]).toMatchObject({ properties: { 'data-lines': expected } });
});
