import { describe, expect, test } from 'vitest';
import { answer, headersFor, parseHeaders, parseRedirects } from './answer.mjs';

const files = new Set([
  'index.html',
  '404.html',
  'config/index.html',
  'config/mode.html',
  'config/mode.md',
  '_headers',
  '中.html',
]);
const redirects = parseRedirects(
  '/config/old /config/mode 301\n/en/config/mode /config/mode 301\n',
);
const ask = (target: string, base = '/') =>
  answer(target, { base, redirects, has: (file) => files.has(file) });

describe('answer', () => {
  test.each([
    ['/', 'index.html'],
    ['/config/', 'config/index.html'],
    ['/config/mode', 'config/mode.html'],
    ['/config/mode?x=1', 'config/mode.html'],
    ['/config/mode.md', 'config/mode.md'],
    ['/%E4%B8%AD', '中.html'],
  ])('%s is %s', (target, file) => {
    expect(ask(target)).toEqual({ status: 200, file });
  });

  test.each([
    ['/config', '/config/'],
    ['/config/mode/', '/config/mode'],
    ['/config/mode.html', '/config/mode'],
    ['/config/mode.html?x=1?2', '/config/mode?x=1?2'], // the query stays as it is
    ['/config/index', '/config/'],
    ['/config/index.html', '/config/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/config/old?x=1', '/config/mode?x=1'],
    ['/en/config/mode', '/config/mode'],
    ['/%E4%B8%AD.html', '/%E4%B8%AD'],
  ])('%s leads to %s', (target, location) => {
    expect(ask(target)).toEqual({ status: 301, location });
  });

  test.each([
    '/nothing',
    '/404', // never with status 200
    '/404.html',
    '/_headers',
    '/config/nothing.html',
    '/config/mode.html/',
    '/en//example.com',
    '//example.com/index.html',
    '/%5Cexample.com/index.html',
    '/en/%2F%2Fexample.com',
    '/../config/mode.html',
    '/%2e%2e/config/mode',
    '/..%5Cconfig%5Cmode',
    '/config/%00',
  ])('%s is not found', (target) => {
    expect(ask(target)).toEqual({ status: 404, file: '404.html' });
  });

  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/config/../../secret',
    '/./secret',
    '/..%5Csecret',
    '//secret',
    '/secret%00',
  ])('%s is no path of the site, whatever the system finds there', (target) => {
    const found = answer(target, { base: '/', redirects, has: () => true });
    expect(found).toEqual({ status: 404, file: '404.html' });
  });

  test('a path that cannot be decoded is a bad request', () => {
    expect(ask('/%zz')).toEqual({ status: 400 });
  });

  test.each([
    ['/docs/', { status: 200, file: 'index.html' }],
    ['/docs/config', { status: 301, location: '/docs/config/' }],
    ['/config/mode', { status: 404, file: '404.html' }], // outside
    ['/docsconfig/mode', { status: 404, file: '404.html' }],
  ])('below /docs/: %s', (target, expected) => {
    expect(ask(target, '/docs/')).toEqual(expected);
  });
});

test.each([
  ['/config/mode.html', { A: '1: 2', B: '3' }],
  ['/static/a.js', { A: '1: 2', B: '3', C: '4' }],
  ['/only', { A: '1: 2', B: '3', D: '5' }],
])('headers of %s', (path, expected) => {
  const rules = parseHeaders('/*\n  A: 1: 2\n  B: 3\n\n/static/*\n  C: 4\n\n/only\n  D: 5\n');
  expect(headersFor(rules, path)).toEqual(expected);
});
