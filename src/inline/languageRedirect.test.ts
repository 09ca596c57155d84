import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redirectToBrowserLanguage } from './languageRedirect.ts';

const options = {
  base: '/',
  languages: ['en', 'zh'],
  visitedKey: 'visited',
  redirectedFromKey: 'from',
};
const replace = vi.fn();
let local: Map<string, string>;
let session: Map<string, string>;

const storage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
});

function visit(url: string, { language = 'en-US', userAgent = 'Mozilla/5.0', base = '/' } = {}) {
  const { pathname, search, hash } = new URL(url, 'https://docs.test');
  vi.stubGlobal('navigator', { language, userAgent });
  vi.stubGlobal('location', { pathname, search, hash, replace });
  redirectToBrowserLanguage({ ...options, base });
}

beforeEach(() => {
  local = new Map();
  session = new Map();
  replace.mockReset();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/guide/start/', 'zh-CN', '/zh/guide/start/'],
  ['/zh/guide/start/', 'en-US', '/guide/start/'],
  ['/', 'zh', '/zh/'],
  ['/zh/', 'en', '/'],
  ['/config/mode?x=1#values', 'zh-TW', '/zh/config/mode?x=1#values'], // query and hash stay
])('%s in a browser set to %s leads to %s', (url, language, target) => {
  visit(url, { language });
  expect(replace).toHaveBeenCalledExactlyOnceWith(target);
});

test.each([
  ['/guide/start/', 'en-US'], // already there
  ['/zh/guide/start/', 'zh-CN'],
  ['/guide/start/', 'fr-FR'], // not a language of the site
])('%s in a browser set to %s stays', (url, language) => {
  visit(url, { language });
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['/docs/guide/start/', 'zh-CN', '/docs/zh/guide/start/'],
  ['/docs/zh/guide/start/', 'en-US', '/docs/guide/start/'],
  ['/docs/', 'zh-CN', '/docs/zh/'],
])('below a path, %s in a browser set to %s leads to %s', (url, language, target) => {
  visit(url, { language, base: '/docs/' });
  expect(replace).toHaveBeenCalledExactlyOnceWith(target);
});

test('what is not below the path of the site is not its page', () => {
  visit('/other/docs/', { language: 'zh-CN', base: '/docs/' });
  expect(replace).not.toHaveBeenCalled();
});

test('a second visit stays', () => {
  visit('/', { language: 'zh-CN' });
  replace.mockReset();
  visit('/', { language: 'zh-CN' });
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  'Googlebot/2.1',
  'bingbot/2.0',
  'Baiduspider',
  'Sogou web spider/4.0',
  'Screaming Frog SEO Crawler/20',
  'Chrome-Lighthouse',
])('%s stays', (userAgent) => {
  visit('/', { language: 'zh-CN', userAgent });
  expect(replace).not.toHaveBeenCalled();
});

test('blocked storage means no redirect, as it could repeat for ever', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  visit('/', { language: 'zh-CN' });
  expect(replace).not.toHaveBeenCalled();
});

test('the requested page is stored for the way back', () => {
  visit('/zh/config/mode#values');
  expect(session.get('from')).toBe('/zh/config/mode#values');
});

test.each([
  ['/zh//example.com', '/example.com'],
  ['/zh/\\/\\example.com', '/example.com'],
])('%s stays on the origin', (pathname, target) => {
  vi.stubGlobal('navigator', { language: 'en', userAgent: '' });
  vi.stubGlobal('location', { pathname, search: '', hash: '', replace });
  redirectToBrowserLanguage(options);
  expect(replace).toHaveBeenCalledWith(target);
});
