import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchRemotely } from '../../src/search/remote.ts';

let server: Server;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/broken')) {
      response.writeHead(500).end();
    } else if (request.url?.startsWith('/text')) {
      response.end('not JSON');
    } else {
      const hits = [
        { title: 'Proxy', routePath: '/b', content: 'a proxy' },
        { title: 'Other', routePath: '//evil.example/x', domain: 'javascript:alert(1)' },
      ];
      response.end(
        JSON.stringify([
          { index: 'one', hits },
          { index: 'two', hits: [] },
        ]),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const settings = (path: string) => ({
  mode: 'remote' as const,
  endpoint: origin + path,
  searchIndexes: ['one', 'two'],
});

test('the four parameters are sent, and the order of the server is kept', async () => {
  const results = await searchRemotely(settings('/search'), 'proxy & more', 'en');
  const query = new URL(asked.at(-1) ?? '', origin).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    keyword: 'proxy & more',
    limit: '7',
    searchIndexes: 'one,two',
    lang: 'en',
  });
  // What a server sends is only a text, and a path on this site.
  expect(results[0]?.pages.map(({ title, hits }) => [title, hits.map(({ link }) => link)])).toEqual(
    [
      ['Proxy', ['/b']],
      ['Other', ['/evil.example/x']],
    ],
  );
  expect(results[0]?.pages[0]?.hits[0]).toMatchObject({
    highlights: [{ start: 0, length: 5 }],
    statement: 'a proxy',
  });
  expect(results.map(({ index, pages }) => [index, pages.map(({ group }) => group)])).toEqual([
    ['one', ['/b', '/evil.example/x']],
    ['two', []],
  ]);
});

test('the endpoint keeps parameters of its own', async () => {
  await searchRemotely(settings('/search?key=a'), 'proxy', 'en');
  const query = new URL(asked.at(-1) ?? '', origin).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ key: 'a', keyword: 'proxy' });
});

test.each(['/broken', '/text'])('%s: logged, and an empty list', async (path) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await searchRemotely(settings(path), 'proxy', 'en')).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
