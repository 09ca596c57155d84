import { expect, test } from 'vitest';
import { closestRoutes } from './closestRoutes.ts';

const routes = [
  '/',
  '/config/',
  '/config/output/filename-hash',
  '/config/output/filename',
  '/config/server/port',
  '/config/server/proxy',
  '/config/resolve/alias',
  '/config/resolve/alias-strategy',
  '/guide/advanced/alias',
  '/guide/start/quick-start',
];

test.each([
  ['/config/output/filenamehash', '/config/output/filename-hash'], // a letter missing
  ['/config/output/filename-hash.html/', '/config/output/filename-hash'],
  ['/config/server/prot', '/config/server/port'], // two letters in the wrong order
  ['/config/alias', '/config/resolve/alias'], // a folder missing
  ['/docs/quick-start', '/guide/start/quick-start'], // moved elsewhere
  ['/reference/all/of/the/old/options/proxy', '/config/server/proxy'], // its name alone is the same
  ['/CONFIG/SERVER/PORT', '/config/server/port'],
])('%s proposes %s first', (asked, expected) => {
  expect(closestRoutes(asked, routes)[0]).toBe(expected);
});

test.each([['/'], ['/qqqqqqqqqqqq']])('%s proposes nothing', (asked) => {
  expect(closestRoutes(asked, routes)).toEqual([]);
});

test('the prefix of a language makes no two paths alike', () => {
  const chinese = ['/zh/config/', '/zh/guide/start/', '/zh/config/server/port'];
  expect(closestRoutes('/zh/nothing/here', chinese, '/zh')).toEqual([]);
  expect(closestRoutes('/zh/config/server/prot', chinese, '/zh')[0]).toBe('/zh/config/server/port');
});

test('pages that are equally near stand in the order of the alphabet', () => {
  const near = ['/config/alias-b', '/config/alias-c', '/config/alias-a'];
  expect(closestRoutes('/config/alias', near)).toEqual(near.toSorted());
});

test('at most five pages are proposed', () => {
  const many = Array.from({ length: 20 }, (_, index) => `/config/alias-${index}`);
  expect(closestRoutes('/config/alias', many)).toHaveLength(5);
});
