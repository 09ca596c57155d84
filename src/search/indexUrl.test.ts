import { afterEach, expect, test, vi } from 'vitest';
import { indexUrl } from './indexUrl.ts';

afterEach(() => vi.unstubAllGlobals());

const hashes = { '###en': 'abc', '1.4###zh': 'def' };

test.each([
  ['en', '', '/', '/static/search_index.en.abc.json'],
  ['zh', '1.4', '/base/', '/base/static/search_index.1_4.zh.def.json'],
  ['zh', '1.4', '/base', '/base/static/search_index.1_4.zh.def.json'],
  ['zh', '', '/', undefined],
])('the index of %s %s below %s is at %s', (lang, version, publicPath, url) => {
  vi.stubGlobal('location', undefined);
  expect(indexUrl(hashes, { lang, version, publicPath })).toBe(url);
});

test('the URL is absolute, as workers resolve others against their scripts', () => {
  vi.stubGlobal('location', { href: 'https://a.example/b/c' });
  const place = { lang: 'en', version: '', publicPath: '/d/' };
  expect(indexUrl(hashes, place)).toBe('https://a.example/d/static/search_index.en.abc.json');
});
