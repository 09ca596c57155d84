import { afterEach, expect, test, vi } from 'vitest';
import type { SearchDocument } from '../../../src/search/types.ts';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const page: SearchDocument = {
  id: 0,
  title: 'minify',
  routePath: '/minify',
  domain: '',
  content: '',
  toc: [],
  minors: '1.7',
  instead: { text: 'optimize', link: '/optimize' },
};
const open = { type: 'open', url: '/index.json', preset: 'score' } as const;
const search = (minor: string) => ({ type: 'search', keyword: 'minify', minor }) as const;
/** What the server answers to a request for the index. */
const serve = (ok: boolean, documents: SearchDocument[]) =>
  vi.stubGlobal('fetch', async () => ({ ok, status: ok ? 200 : 404, json: async () => documents }));

test('a session answers for the version of the query', async () => {
  serve(true, [page]);
  const session = createSession();
  expect(await session(search('1.7'))).toEqual([]);
  expect(await session(open)).toEqual([]);
  expect(await session({ type: 'complete' })).toEqual([]);
  const types = async (minor: string) =>
    (await session(search(minor))).map(({ hits }) => hits.map(({ type }) => type));
  expect(await types('1.7')).toEqual([['title']]);
  expect(await types('2.0')).toEqual([['title', 'instead']]);
});

test('words in the text of pages are found when a session is complete', async () => {
  serve(true, [{ ...page, content: 'Photographs of buoys at sea.' }]);
  const session = createSession();
  const found = async () =>
    (await session({ type: 'search', keyword: 'sea photographs', minor: '1.7' })).length;
  await session(open);
  expect(await found()).toBe(0);
  await session({ type: 'complete' });
  expect(await found()).toBe(1);
});

test('an index that the server does not have is no empty one', async () => {
  serve(false, []);
  await expect(createSession()(open)).rejects.toThrow('404');
});
