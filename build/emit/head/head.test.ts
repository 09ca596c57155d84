import { describe, expect, test } from 'vitest';
import type { EmittedPage } from '../builtSite.ts';
import { pageHead, withHead } from './head.ts';

const site = 'https://docs.example/rsbuild/';
const page: EmittedPage = {
  routePath: '/zh/config/mode',
  lang: 'zh',
  title: 'mode',
  description: 'Says "who" <a build> is for & why.',
  modified: '2026-01-02',
};

describe('the head of a page', () => {
  const head = pageHead(page, site);

  test('has exactly these tags', () => {
    const tags = head.slice(0, head.indexOf('<script')).split(/(?=<(?:link|meta) )/);
    expect(tags).toEqual([
      '<link rel="canonical" href="https://docs.example/rsbuild/zh/config/mode">',
      '<link rel="alternate" hreflang="en" href="https://docs.example/rsbuild/config/mode">',
      '<link rel="alternate" hreflang="zh" href="https://docs.example/rsbuild/zh/config/mode">',
      '<link rel="alternate" hreflang="x-default" href="https://docs.example/rsbuild/config/mode">',
      '<link rel="alternate" type="text/markdown" href="https://docs.example/rsbuild/zh/config/mode.md">',
      '<link rel="describedby" type="text/plain" href="https://docs.example/rsbuild/zh/llms.txt">',
      '<meta property="og:type" content="article">',
      '<meta property="og:site_name" content="Rsbuild">',
      '<meta property="og:title" content="mode">',
      '<meta property="og:description" content="Says &quot;who&quot; <a build> is for &amp; why.">',
      '<meta property="og:url" content="https://docs.example/rsbuild/zh/config/mode">',
      '<meta property="og:locale" content="zh_CN">',
      '<meta property="og:locale:alternate" content="en_US">',
      '<meta property="og:image" content="https://docs.example/rsbuild/og/zh/config/mode.png">',
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="mode - Rsbuild 文档">',
      '<meta property="article:modified_time" content="2026-01-02">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  test('has structured data that nothing in it can end', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
        pageHead({ ...page, description: '</script><b>' }, site),
      ) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'TechArticle',
      description: '</script><b>',
      dateModified: '2026-01-02',
      inLanguage: 'zh-CN',
    });
    expect(
      JSON.parse(json)['@graph'][1].itemListElement.map(({ name }: { name: string }) => name),
    ).toEqual(['Rsbuild', '配置', 'mode']);
  });

  test('names no day that nobody knows', () => {
    const { modified: _, ...undated } = page;
    expect(pageHead(undated, site)).not.toMatch(/modified/i);
  });

  test('of a home page is that of a site', () => {
    const home = pageHead(
      { ...page, routePath: '/', lang: 'en', title: 'Rsbuild', titleSuffix: 'A tool' },
      site,
    );
    expect(home).toContain('<meta property="og:type" content="website">');
    expect(home).toContain('<meta property="og:title" content="Rsbuild - A tool">');
    expect(home).toContain('"@type":"WebSite"');
    expect(home).not.toContain('article:');
  });
});

describe('a page with a new head', () => {
  const wrap = (head: string) => `<html><head>${head}</head><body></body></html>`;

  test.each([
    ['nothing', ''],
    [
      'Open Graph tags',
      '<meta property="og:title" content="A">\n<meta content="b" property="og:b">',
    ],
    ['languages', '<link rel="alternate" hreflang="en" href="/a">'],
    ['a Markdown copy', '<link rel="alternate" type="text/markdown" href="/a.md">'],
    ['a list of pages', '<link rel="describedby" href="/llms.txt">'],
  ])('replaces %s', (_, before) => {
    expect(withHead(wrap(before), '<b>')).toBe(wrap('<b>'));
  });

  test.each([
    ['a feed', '<link rel="alternate" type="application/rss+xml" href="/a.xml" lang="en">'],
    ['a description', '<meta name="description" content="A">'],
    ['a style sheet', '<link href="/a.css" rel="stylesheet">'],
  ])('keeps %s', (_, before) => {
    expect(withHead(wrap(before), '<b>')).toBe(wrap(`${before}<b>`));
  });

  test('must have had one', () => {
    expect(() => withHead('<html></html>', '<b>')).toThrow('no <head>');
  });
});
