import { expect, test } from 'vitest';
import { pageHead } from './head.ts';
import { structuredData } from './structuredData.ts';

const site = 'https://docs.example/rsbuild/';
const post = {
  routePath: '/community/releases/v1-0',
  lang: 'en',
  title: 'Rsbuild 1.0',
  description: 'What is new.',
  published: '2024-09-10',
  modified: '2026-01-02',
} as const;

test('a page is an article of the site, below the pages that lead to it', () => {
  const url = `${site}community/releases/v1-0`;
  expect(structuredData(post, site)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        '@id': `${url}#article`,
        url,
        headline: 'Rsbuild 1.0',
        description: 'What is new.',
        inLanguage: 'en',
        image: `${site}og/community/releases/v1-0.png`,
        datePublished: '2024-09-10',
        dateModified: '2026-01-02',
        isPartOf: { '@type': 'WebSite', '@id': `${site}#site`, url: site, name: 'Rsbuild' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Rsbuild', item: site },
          { '@type': 'ListItem', position: 2, name: 'Community', item: `${site}community/` },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Releases',
            item: `${site}community/releases/`,
          },
          { '@type': 'ListItem', position: 4, name: 'Rsbuild 1.0', item: url },
        ],
      },
    ],
  });
});

test('a home page is the site, in its language', () => {
  const home = { routePath: '/zh/', lang: 'zh', title: 'Rsbuild', description: '' } as const;
  expect(structuredData(home, site)).toMatchObject({
    '@type': 'WebSite',
    '@id': `${site}zh/#site`,
    url: `${site}zh/`,
    name: 'Rsbuild',
    description: expect.stringMatching(/\p{Script=Han}/u),
    inLanguage: 'zh-CN',
  });
});

test('a release post says in its head when it was published', () => {
  const head = pageHead(post, site);
  expect(head).toContain('<meta property="article:published_time" content="2024-09-10">');
  const { published: _, ...page } = post;
  expect(pageHead(page, site)).not.toMatch(/published/i);
});
