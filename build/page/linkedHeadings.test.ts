import path from 'node:path';
import { expect, test } from 'vitest';
import { linkedHeadings } from './linkedHeadings.mjs';

const docs = path.resolve('docs');
const linked = (source: string, page = 'en/guide/a.mdx') =>
  linkedHeadings(source, { docs, file: path.join(docs, page), languages: ['en', 'zh'] }).map(
    (file) => path.relative(docs, file).split(path.sep).join('/'),
  );

test.each([
  ['[a](/config/mode#values)', ['en/config/mode.mdx', 'en/config/mode/index.mdx']],
  ['[a](/config/#values)', ['en/config/index.mdx']],
  ['[`a`](/zh/api/core.html#x)', ['zh/api/core.mdx', 'zh/api/core/index.mdx']],
  ['[a](./b.mdx#x)', ['en/guide/b.mdx', 'en/guide/b/index.mdx']],
  ['[a](../c?d=1#x)', ['en/c.mdx', 'en/c/index.mdx']],
  ['[a]: /config/#values', ['en/config/index.mdx']],
  ['[a](/x/#y) and [b](/z/#y)', ['en/x/index.mdx', 'en/z/index.mdx']],
  // headings of other pages only
  ['[a](/config/mode)', []],
  ['[a](#values)', []],
  ['[a](https://example.com/#x)', []],
  ['```md\n[a](/config/#x)\n```', []],
])('%s', (source, files) => {
  expect(linked(source)).toEqual(files);
});

test('a page links to its own language', () => {
  expect(linked('[a](/config/#x)', 'zh/a.mdx')).toEqual(['zh/config/index.mdx']);
});
