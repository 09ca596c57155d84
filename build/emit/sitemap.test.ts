import { expect, test } from 'vitest';
import type { EmittedPage } from './builtSite.ts';
import { robots, sitemap } from './sitemap.ts';

const site = 'https://docs.example/rsbuild/';
const page = (routePath: string, lang: 'en' | 'zh', modified?: string): EmittedPage => ({
  routePath,
  lang,
  title: '',
  description: '',
  ...(modified && { modified }),
});

test('the map names each page, its languages, and the day that is known', () => {
  const map = sitemap([page('/zh/', 'zh', '2026-01-02'), page('/', 'en')], site);
  expect(map.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${site}</loc>`, `<loc>${site}zh/</loc>`]);
  expect(map.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-01-02</lastmod>']);
  expect(map.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(3)).toEqual([
    `hreflang="en" href="${site}"`,
    `hreflang="zh" href="${site}zh/"`,
    `hreflang="x-default" href="${site}"`,
  ]);
});

test('robots find the map', () => {
  expect(robots(site)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`);
});
