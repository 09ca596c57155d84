import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { CodeBlockProps } from './index.tsx';

vi.mock('./CopyButton.tsx', () => ({ CopyButton: () => <i>copy</i> }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { CodeBlock } = await import('./index.tsx');

const html = (props: CodeBlockProps) =>
  renderToStaticMarkup(<CodeBlock {...props}>code</CodeBlock>).replace(/ class="[^"]*"/g, '');

test.each<[why: string, props: CodeBlockProps, attributes: string]>([
  // A block that scrolls takes the focus.
  ['code', {}, ' tabindex="0"'],
  ['its language', { lang: 'ts' }, ' tabindex="0" data-lang="ts"'],
  ['long lines that wrap', { wrapCode: true }, ' tabindex="0" data-wrap="true"'],
  ['long lines that do not', { wrapCode: false }, ' tabindex="0"'],
  // Of what the highlighter knows beside it, nothing is no attribute of HTML.
  ['a fold', { fold: true, height: 300, lineNumbers: true }, ' tabindex="0"'],
])('%s', (_, props, attributes) => {
  expect(html(props)).toBe(`<figure><div><pre${attributes}>code</pre><i>copy</i></div></figure>`);
});

test('a file name is above', () => {
  expect(html({ title: 'a.ts' })).toMatch(/^<figure><figcaption>a.ts<\/figcaption><div><pre/);
});
