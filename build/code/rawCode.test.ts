import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeToHast } from 'shiki';
import { expect, test } from 'vitest';
import { codeHtml, rawCode } from './rawCode.ts';

/** HTML of a highlighted block, as a page has it. */
async function rendered(code: string, lang: string, transformers = [] as (typeof rawCode)[]) {
  const block = await codeToHast(code, {
    lang,
    theme: 'min-dark',
    // As on the site: a busy machine colours like an idle one.
    tokenizeTimeLimit: 0,
    transformers: transformers.map((make) => make()),
  });
  const { default: Content } = await evaluate('', {
    ...runtime,
    rehypePlugins: [() => (tree: typeof block) => Object.assign(tree, block)],
  });
  return renderToStaticMarkup(createElement(Content));
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

test.each([
  ['a comment', { type: 'comment' as const, value: 'x' }, 'code holds a comment'],
  [
    'an attribute',
    { type: 'element' as const, tagName: 'a', properties: { href: '/' }, children: [] },
    'code has an attribute href',
  ],
])('%s, which no highlighter makes, is an error', (_, node, message) => {
  expect(() => codeHtml([node])).toThrow(message);
});
