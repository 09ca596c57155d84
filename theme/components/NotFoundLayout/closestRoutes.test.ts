import { expect, test } from 'vitest';
import { editDistance } from '../../../src/editDistance.mjs';
import { closestRoutes } from './closestRoutes.ts';

const routes = [
  '/',
  '/config/',
  '/config/output/filename-hash',
  '/config/output/filename',
  '/config/resolve/alias',
  '/config/resolve/alias-strategy',
  '/guide/advanced/alias',
  '/guide/start/quick-start',
];

test.each([
  ['/config/output/filenamehash', '/config/output/filename-hash'], // a letter missing
  ['/config/output/filename-hash.html/', '/config/output/filename-hash'],
  ['/config/alias', '/config/resolve/alias'], // a folder missing
  ['/docs/quick-start', '/guide/start/quick-start'], // moved elsewhere
])('%s proposes %s first', (asked, expected) => {
  expect(closestRoutes(asked, routes)[0]).toBe(expected);
});

test.each([['/'], ['/qqqqqqqqqqqq']])('%s proposes nothing', (asked) => {
  expect(closestRoutes(asked, routes)).toEqual([]);
});

test('at most five pages are proposed', () => {
  const many = Array.from({ length: 20 }, (_, index) => `/config/alias-${index}`);
  expect(closestRoutes('/config/alias', many)).toHaveLength(5);
});

test.each([
  ['', 'abc', 3],
  ['alias', 'alias', 0],
  ['alais', 'alias', 2],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i edits', (a, b, expected) => {
  expect(editDistance(a, b)).toBe(expected);
});
