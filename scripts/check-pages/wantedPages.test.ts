import { expect, test } from 'vitest';
import { wantedPages } from './wantedPages.ts';

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
