import { evaluate } from '@mdx-js/mdx';
import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeToHast } from 'shiki';
import { expect, test } from 'vitest';
import { rawCode } from './rawCode.ts';

/** HTML of a highlighted block, as parsed by a browser. */
async function rendered(code: string, lang: string, transformers = [] as (typeof rawCode)[]) {
  const block = await codeToHast(code, {
    lang,
    theme: 'min-dark',
    // As on the site, so that the result does not depend on the machine's load.
    tokenizeTimeLimit: 0,
    transformers: transformers.map((make) => make()),
  });
  const { default: Content } = await evaluate('', {
    ...runtime,
    rehypePlugins: [() => (tree: typeof block) => Object.assign(tree, block)],
  });
  return serialize(parseFragment(renderToStaticMarkup(createElement(Content))));
}

test.each([
  ['marks of HTML', 'ts', `const a = x < y && z > "d" + 'e' + \`\${f}\`; // <b>&amp;`],
  ['empty lines', 'ts', 'let a;\n\n\nlet b;'],
  ['styles of fonts', 'md', '**bold** and *italic*'],
  ['nothing', 'ts', ''],
  ['text', 'txt', '<plain> {text}'],
  ['Chinese', 'ts', 'const 名 = "中文"; // 注释'],
])('%s is the same HTML as from elements', async (_, lang, code) => {
  const raw = await rendered(code, lang, [rawCode]);
  expect(raw).toBe(await rendered(code, lang));
  expect(raw).toContain('<code>');
});
