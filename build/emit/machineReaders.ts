import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { filePath } from '../../src/pagePaths.ts';
import { type Language, languages } from '../../src/site.ts';
import { machineHead, unlistedHead, withHead } from './head/head.ts';
import { llmsTxt } from './llmsTxt.ts';
import { optionsEndpoint } from './optionsEndpoint.ts';
import type { MachinePage } from './page.ts';
import { drawPictures } from './pictures/drawPictures.ts';
import { lightColours } from './pictures/picture.ts';
import { robots, sitemap } from './sitemap.ts';

export interface MachineReadersOptions {
  /** Address of the site with its base, with a slash at the end. */
  siteUrl: string;
  /** Absolute paths: of the built site, of the cache for pictures, of the tokens, of the logo. */
  output: string;
  cache: string;
  tokens: string;
  logo: string;
}

type PageData = Parameters<NonNullable<RspressPlugin['extendPageData']>>[0] & {
  /** See `pluginLastUpdated`. */
  lastUpdatedTime?: string;
};

/**
 * Writes what machines read of the site: the head of each page for search engines and networks,
 * with its picture; `sitemap.xml`, `robots.txt`, `llms.txt` and `options.json`.
 *
 * All of it is in the files alone and costs readers no script. So the head is that of the page that
 * was loaded, which is what machines do with each page; only the canonical link, which browsers
 * share, leaves with the first change of page (see `usePageFocus`).
 */
export function pluginMachineReaders(options: MachineReadersOptions): RspressPlugin {
  const { siteUrl, output, cache } = options;
  const pages = new Map<string, PageData>();
  return {
    name: 'machine-readers',
    config(config) {
      return {
        ...config,
        llms: {
          llmsTxt: ({ lang, sections }) =>
            llmsTxt(
              lang as Language,
              sections.flatMap((section) => section.pages),
              siteUrl,
            ),
        },
      };
    },
    extendPageData(page) {
      pages.set(page.routePath, page);
    },
    async afterBuild() {
      const found = [...pages.values()].map(machinePage);
      const look = {
        colours: lightColours(await readFile(options.tokens, 'utf8')),
        logo: await readFile(options.logo, 'utf8'),
      };
      await drawPictures(found, { look, cache, output });
      await Promise.all(
        found.map((page) => completeHead(output, page.routePath, machineHead(page, siteUrl))),
      );
      await completeHead(output, '/404', unlistedHead);
      const english = [...pages.values()].filter(({ lang }) => lang === languages[0]);
      const endpoint = optionsEndpoint(
        english.map(({ routePath, toc }) => ({ routePath, headings: toc })),
        siteUrl,
      );
      await Promise.all([
        writeFile(path.join(output, 'sitemap.xml'), sitemap(found, siteUrl)),
        writeFile(path.join(output, 'robots.txt'), robots(siteUrl)),
        writeFile(path.join(output, 'options.json'), `${JSON.stringify(endpoint, null, 1)}\n`),
      ]);
    },
  };
}

/** What machines are told of a page, from what Rspress knows of it. */
function machinePage({ routePath, lang, title, frontmatter, ...page }: PageData): MachinePage {
  const { description, titleSuffix, published_at: published } = frontmatter ?? {};
  return {
    routePath,
    lang: lang as Language,
    title: title ?? '',
    description: String(description ?? ''),
    ...(titleSuffix && { titleSuffix: String(titleSuffix) }),
    ...(published !== undefined && { published: dayOf(published) }),
    ...(page.lastUpdatedTime && { modified: page.lastUpdatedTime }),
  };
}

/** Day of a date in front matter, which is a date or the text of one. */
function dayOf(date: unknown): string {
  return (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10);
}

async function completeHead(output: string, routePath: string, tags: string): Promise<void> {
  const file = path.join(output, `${filePath(routePath)}.html`);
  await writeFile(file, withHead(await readFile(file, 'utf8'), tags));
}
