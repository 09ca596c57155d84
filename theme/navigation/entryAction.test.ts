import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/redirects.ts';
import { entryAction } from './entryAction.ts';

const site = { base: '/', defaultLanguage: 'en', languages: ['en', 'zh'], redirects };

/** A path, query and hash as `window.location` has them, which a browser leaves as they are. */
function parts(url: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { pathname, search, hash };
}

/** What happens to a URL that the host answered with the 404 page. */
const onNotFoundPage = (url: string, base = '/') =>
  entryAction(parts(url), { ...site, base }, true);

test.each([
  ['/config/source/alias', '/config/resolve/alias'],
  ['/config/source/alias-strategy', '/config/resolve/alias-strategy'],
  ['/zh/config/source/alias', '/zh/config/resolve/alias'], // both languages
  ['/config/source/alias.html', '/config/resolve/alias'], // old links carry the ending
  ['/config/source/alias/', '/config/resolve/alias'],
  ['/config/source/alias?x=1&y=50%25#values', '/config/resolve/alias?x=1&y=50%25#values'],
  ['/en/config/mode', '/config/mode'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?x=50%', '/?x=50%25'],
])('%s redirects to %s', (url, target) => {
  expect(onNotFoundPage(url)).toEqual({ kind: 'load', url: target });
});

test.each([
  '/config/source/aliases', // a longer name is another path
  '/config/source/alias.htmlx',
  '/english', // the prefix is a whole segment
  '/guide/en/x', // and the first one
  '/guide/start/',
  '/%E4%B8%AD',
  '/unknown?x=%2F#%E4%B8%AD',
])('%s stays', (url) => {
  expect(onNotFoundPage(url)).toEqual({ kind: 'stay' });
});

test.each([
  ['/docs/en/config/mode', '/docs/config/mode'],
  ['/docs/zh/config/source/alias', '/docs/zh/config/resolve/alias'],
  ['/docs/en//example.com', '/docs/example.com'],
  ['//docs//config/mode', '/docs/config/mode'],
  ['//elsewhere/%zz', '/elsewhere/%2525zz'], // outside of the site
])('below a base path %s leads to %s', (url, target) => {
  expect(onNotFoundPage(url, '/docs/')).toEqual({ kind: 'load', url: target });
});

test('a prefix outside of the site is none', () => {
  expect(onNotFoundPage('/other/en/', '/docs/')).toEqual({ kind: 'stay' });
  expect(onNotFoundPage('/team/en/', '/docs/')).toEqual({ kind: 'stay' });
});

test('a malformed path, which no host has, is not loaded again', () => {
  expect(onNotFoundPage('/%zz')).toEqual({ kind: 'rewrite', url: '/%2525zz' });
});

test('a page that a host finds in spite of doubled slashes is not loaded again', () => {
  expect(entryAction(parts('//config//mode?x=1#y'), site, false)).toEqual({
    kind: 'rewrite',
    url: '/config/mode?x=1#y',
  });
});

describe('malformed URLs', () => {
  test.each([
    // Doubled slashes, at every place.
    ['//', '/'],
    ['///', '/'],
    ['//config/mode', '/config/mode'],
    ['///config/mode', '/config/mode'],
    ['/config//mode', '/config/mode'],
    ['/config///mode', '/config/mode'],
    ['/config/mode//', '/config/mode/'],
    ['//config//mode//', '/config/mode/'],
    ['//zh/config/mode', '/zh/config/mode'],
    ['/zh//config/mode', '/zh/config/mode'],
    ['/zh//', '/zh/'],
    ['//?x=1', '/?x=1'],
    ['//#top', '/#top'],
    ['//config/mode?x=//y#//z', '/config/mode?x=//y#//z'], // query and hash are no path
    ['//config/mode.html', '/config/mode.html'],
    ['//index.html', '/index.html'],
    ['//404', '/404'],
    // Names of other hosts.
    ['//example.com', '/example.com'],
    ['//example.com/x', '/example.com/x'],
    ['//example.com:80/x', '/example.com:80/x'],
    ['//user@example.com', '/user@example.com'],
    ['////example.com', '/example.com'],
    ['/en//example.com/x', '/example.com/x'],
    ['//en//example.com', '/example.com'],
    ['/en///example.com', '/example.com'],
    ['/en/\\example.com', '/example.com'],
    ['/\\example.com', '/example.com'],
    ['\\\\example.com', '/example.com'],
    ['/\\/example.com', '/example.com'],
    ['//\\example.com', '/example.com'],
    ['/zh//example.com', '/zh/example.com'],
    ['//[::1]/x', '/[::1]/x'],
    ['//[', '/['],
    ['//:', '/:'],
    ['//javascript:alert(1)', '/javascript:alert(1)'],
    ['/en/javascript:alert(1)', '/javascript:alert(1)'],
    ['/en/https://example.com', '/https:/example.com'],
    ['//https://example.com', '/https:/example.com'],
    ['/en/%2F%2Fexample.com', '/%2F%2Fexample.com'], // encoded slashes never name a host
    ['/en/%5Cexample.com', '/%5Cexample.com'],
    // Malformed escapes.
    ['/50%25', '/50%2525'], // well-formed, and decoded twice by Rspress
    ['/%25zz', '/%2525zz'],
    ['/%', '/%2525'],
    ['/%%', '/%2525%2525'],
    ['/%z', '/%2525z'],
    ['/%zz', '/%2525zz'],
    ['/%2', '/%25252'],
    ['/%E4%B8', '/%2525E4%2525B8'], // half a character
    ['/%E4%B8%AD%', '/%E4%B8%AD%2525'],
    ['/%FF', '/%2525FF'],
    ['/%C0%AF', '/%2525C0%2525AF'], // a slash in too many bytes
    ['/%ED%A0%80', '/%2525ED%2525A0%252580'], // half of a surrogate pair
    ['/config/%/mode', '/config/%2525/mode'],
    ['/zh/%zz', '/zh/%2525zz'],
    ['/config/mode?x=50%', '/config/mode?x=50%25'],
    ['/config/mode?%zz=1', '/config/mode?%25zz=1'],
    ['/config/mode#%zz', '/config/mode#%25zz'],
    ['/?%#%', '/?%25#%25'],
    ['/en/%zz', '/%2525zz'],
    ['/en?%', '/?%25'],
    // Both.
    ['//%', '/%2525'],
    ['//%zz', '/%2525zz'],
    ['//%zz/config', '/%2525zz/config'],
    ['//example.com/%zz', '/example.com/%2525zz'],
    ['//example.com%', '/example.com%2525'],
    ['//example.com%00', '/example.com%00'],
    ['///%E4%B8//', '/%2525E4%2525B8/'],
    ['//config/mode?%#%', '/config/mode?%25#%25'],
    ['//zh//%zz', '/zh/%2525zz'],
    ['/config//source//alias', '/config/resolve/alias'],
    ['/zh//config/source/alias//?%zz', '/zh/config/resolve/alias?%25zz'],
    ['//en//config//mode#%', '/config/mode#%25'],
  ])('%j leads to %j', (url, expected) => {
    for (const isNotFoundPage of [true, false]) {
      const action = entryAction(parts(url), site, isNotFoundPage);
      expect(action).toMatchObject({ url: expected });
    }
    // On this site, decodable, and not to be mended again.
    expect(new URL(expected, 'https://docs.test').origin).toBe('https://docs.test');
    const [path = ''] = expected.split(/[?#]/);
    expect(() => decodeURIComponent(decodeURIComponent(path))).not.toThrow();
    expect(() => decodeURIComponent(expected)).not.toThrow();
    expect(onNotFoundPage(expected)).toEqual({ kind: 'stay' });
  });
});
