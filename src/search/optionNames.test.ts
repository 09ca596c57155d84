import { expect, test } from 'vitest';
import { optionNames } from './optionNames.ts';

const known = ['html.tags', 'html.tags[].tag', 'html.tagsOf', 'server.port', 'server.port.a'];

test.each([
  ['/config/html/tags', ['html.tags', 'html.tags[].tag']],
  ['/zh/config/server/port', ['server.port', 'server.port.a']],
  ['/config/html/tags-of', ['html.tagsOf']],
  ['/config/server/', []],
  ['/guide/server/port', []],
])('%s documents %j', (path, names) => {
  expect(optionNames(path, known)).toEqual(names);
});
