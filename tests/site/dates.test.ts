import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteOrigin } from '../../src/site.ts';
import { root } from '../content/lib/docs.ts';
import { loadSite, requireFreshBuild, type Site } from './lib/site.ts';

requireFreshBuild();

/** Dates on which each page was changed, by source file relative to the repository. */
function history(): Map<string, Set<string>> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const days = new Map<string, Set<string>>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    let day = '';
    for (const line of git('log', '--format=@%at', '--name-only', '--', 'docs').split('\n')) {
      if (line.startsWith('@')) {
        day = new Date(1000 * Number(line.slice(1))).toISOString().slice(0, 10);
      } else if (line) days.set(line, (days.get(line) ?? new Set()).add(day));
    }
  } catch {
    // Not a repository, but an archive of the sources.
  }
  return days;
}

/** Dates of the last change on each page: in the sitemap, the head, the structured data. */
function datesOf(site: Site) {
  const origin = process.env.ORIGIN ?? siteOrigin;
  const entries = readFileSync(join(root, 'doc_build', 'sitemap.xml'), 'utf8').split('<url>');
  const inSitemap = new Map(
    entries.map((entry) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ]),
  );
  return [...site.sources].map(([url, { file }]) => {
    const { meta = {}, structuredData: [json = '{}'] = [] } = site.pages.get(url) ?? {};
    return {
      url,
      file,
      isHome: /^\/(?:zh\/)?$/.test(url),
      sitemap: inSitemap.get(new URL(url, origin).href),
      head: meta['article:modified_time']?.[0],
      data: JSON.parse(json)['@graph']?.[0]?.dateModified as string | undefined,
    };
  });
}

const known = history();

// Without history, or with only the last commit, dates are unknown.
describe.skipIf(known.size === 0)('the day of the last change', () => {
  // Pages that are not committed yet have no date.
  const dates = datesOf(loadSite()).filter(({ file }) => known.has(file));

  test('is known of almost every page', () => {
    expect(dates.length).toBeGreaterThan(2 * 180);
  });

  test('is in the sitemap, and one on which the page was changed', () => {
    const wrong = dates.filter(({ file, sitemap }) => !known.get(file)?.has(sitemap ?? ''));
    expect(wrong.map(({ url, sitemap }) => `${url}: ${sitemap}`)).toEqual([]);
  });

  test('is the same in the head and in the structured data; a home page has none there', () => {
    const wrong = dates.filter(({ isHome, sitemap, head, data }) => {
      const wanted = isHome ? undefined : sitemap;
      return head !== wanted || data !== wanted;
    });
    expect(wrong).toEqual([]);
  });
});
