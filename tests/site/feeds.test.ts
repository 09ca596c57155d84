import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, test } from 'vitest';
import { releaseFeeds } from '../../build/emit/feeds.ts';
import { languages, siteOrigin } from '../../src/site.ts';
import { root } from '../content/lib/docs.ts';
import { requireFreshBuild } from './lib/site.ts';

/** The posts with their dates, which must not change. */
const posts = [
  ['v2-0', '2026-04-22'],
  ['v1-0', '2024-09-10'],
  ['v0-7', '2024-05-28'],
  ['v0-6', '2024-04-10'],
  ['v0-5', '2024-03-19'],
  ['v0-4', '2024-02-06'],
  ['v0-3', '2024-01-10'],
  ['v0-2', '2023-12-11'],
  ['v0-1', '2023-11-22'],
];
const origin = process.env.ORIGIN ?? siteOrigin;
const site = `${origin}${process.env.BASE ?? '/'}`;
const output = join(root, 'doc_build');
requireFreshBuild();

describe('the feeds', () => {
  test('are one of each type in each language', () => {
    expect(releaseFeeds.map(({ id }) => id).sort()).toEqual([
      'releases-en-atom',
      'releases-en-rss',
      'releases-zh-atom',
      'releases-zh-rss',
    ]);
  });

  describe.each(releaseFeeds)('$id', ({ id, lang, language, type }) => {
    const prefix = lang === languages[0] ? '' : `${lang}/`;
    const read = () => readFileSync(join(output, 'rss', `${id}.xml`), 'utf8');

    test('parses, and says what it is', () => {
      const feed = parseFeed(read());
      expect(feed.meta.type).toBe(type);
      expect(feed.title).toBeTruthy();
      expect(feed.description).toBeTruthy();
      expect(feed.url).toBe(`${site}${prefix}community/releases/`);
      expect(feed.self).toBe(`${site}rss/${id}.xml`);
      // Atom feeds have no language; the links to them do.
      if (type === 'rss') expect(feed.language?.toLowerCase()).toBe(language.toLowerCase());
    });

    test('has all posts, newest first, with full dates, URLs and content', () => {
      const { items } = parseFeed(read());
      const urls = posts.map(([post]) => `${site}${prefix}community/releases/${post}`);
      expect(items.map(({ url }) => url)).toEqual(urls);
      expect(items.map((item) => item.id)).toEqual(urls);
      const days = items.map(({ published, updated }) =>
        (published ?? updated)?.toISOString().slice(0, 10),
      );
      expect(days).toEqual(posts.map(([, day]) => day));
      for (const { title, description, content } of items) {
        expect(title).toMatch(/^Rsbuild \d\.\d/);
        expect(description).toBeTruthy();
        expect(content?.length).toBeGreaterThan(1000);
        expect(content).not.toMatch(/\b(?:href|src)="(?!https?:|mailto:)/);
        expect(content).not.toContain('<button');
      }
    });

    test('is in the head of the home and release pages of its language, with the day of each post', () => {
      const pages = [
        'index',
        'community/releases/index',
        ...posts.map(([post]) => `community/releases/${post}`),
      ];
      for (const page of pages) {
        const html = readFileSync(join(output, prefix, `${page}.html`), 'utf8');
        const link = `<link rel="alternate" type="application/${type}+xml" href="${site}rss/${id}.xml" lang="${language}">`;
        const head = html.split('</head>')[0];
        expect(head, page).toContain(link);
        const day = posts.find(([post]) => page.endsWith(`/${post}`))?.[1];
        const published = /"article:published_time" content="([^"]*)"/.exec(head ?? '')?.[1];
        expect(published, page).toBe(day);
      }
    });

    test('is as old as its newest post, whenever it was built', () => {
      expect(parseFeed(read()).updated?.toISOString().slice(0, 10)).toBe(posts[0]?.[1]);
    });
  });
});
