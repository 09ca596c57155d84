import { expect, test } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import { entryRedirect } from './entryRedirect.ts';

const site = { base: '/', defaultLanguage: 'en', languages: ['en', 'zh'], redirects };

test.each([
  ['/config/source/alias', '/config/resolve/alias'],
  ['/config/source/alias-strategy', '/config/resolve/alias-strategy'],
  ['/zh/config/source/alias', '/zh/config/resolve/alias'], // both languages
  ['/config/source/alias.html', '/config/resolve/alias'], // old links carry the ending
  ['/config/source/alias/', '/config/resolve/alias'],
  ['/config/source/aliases', null], // a longer name is another path
  ['/en/config/mode', '/config/mode'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/english', null], // the prefix is a whole segment
  ['/guide/en/x', null], // and the first one
  ['/en//example.com/x', '/example.com/x'], // never off the origin
  ['/en/\\example.com', '/example.com'],
  ['/en/%2F%2Fexample.com', '/%2F%2Fexample.com'],
  ['/guide/start/', null],
])('%s leads to %s', (path, expected) => {
  expect(entryRedirect(path, site)).toBe(expected);
});

test.each([
  ['/docs/en/config/mode', '/docs/config/mode'],
  ['/docs/zh/config/source/alias', '/docs/zh/config/resolve/alias'],
  ['/docs/en//example.com', '/docs/example.com'],
  ['/other/en/', null], // outside the site
])('below a base path %s leads to %s', (path, expected) => {
  expect(entryRedirect(path, { ...site, base: '/docs/' })).toBe(expected);
});
