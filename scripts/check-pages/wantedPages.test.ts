import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/content/lib/docs.ts';
import { pathsOf, wantedPages } from './wantedPages.ts';

const mode = ['docs/en/config/mode.mdx', 'docs/zh/config/mode.mdx'];
const port = ['docs/en/config/server/port.mdx', 'docs/zh/config/server/port.mdx'];
const pages = [...mode, ...port];

test.each([
  ['a page: its translation, too', ['docs/en/config/mode.mdx'], mode],
  ['a translation: its page, too', ['docs/zh/config/mode.mdx'], mode],
  ['a folder', ['docs/zh/config/server'], port],
  ['the start of a name', ['docs/en/config/serv'], []],
  ['several', ['docs/en/config/mode.mdx', 'docs/en/config/server'], pages],
  ['nothing: all', [], pages],
])('%s', (_, paths, wanted) => {
  expect(pages.filter(wantedPages(paths))).toEqual(wanted);
});

test('paths are those of the repository, wherever the command runs', () => {
  expect(pathsOf([join(root, 'docs/en/'), join(root, mode[0] ?? '')])).toEqual([
    'docs/en',
    mode[0],
  ]);
});
