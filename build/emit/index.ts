import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';
import type { Language } from '../../src/site.ts';
import type { PageVersions } from '../page/pageVersions.ts';
import type { BuiltSite, EmittedPage } from './builtSite.ts';
import { writeCheckData } from './checkData.ts';
import { writeDataFiles } from './dataFiles.ts';
import { feedOptions } from './feeds.ts';
import { lastChanges } from './gitDates.ts';
import { writeHeads } from './head/writeHeads.ts';
import { writeCompressedCopies } from './hosting/compress.ts';
import { writeHostingFiles } from './hosting/writeHostingFiles.ts';
import { writeMarkdownCopies } from './markdownCopies.ts';
import { writePictures } from './pictures/writePictures.ts';
import { writeSampleArchives } from './sampleArchives.ts';
import { addSearchFields } from './searchFields.ts';

type PageData = Parameters<NonNullable<RspressPlugin['extendPageData']>>[0];

/** Steps after the pages are built. Each one can use the files from the steps before it. */
const steps: readonly ((site: BuiltSite) => Promise<void>)[] = [
  writeMarkdownCopies,
  writePictures,
  writeHeads,
  writeDataFiles,
  writeCheckData,
  writeSampleArchives,
  writeHostingFiles,
  // Last, as it copies the files of all other steps.
  writeCompressedCopies,
];

/**
 * Writes the files of the site that are not pages: for search engines, feed readers, language
 * models and hosts.
 *
 * Tags in the head that are not for readers are only written to the HTML files, so they cost no
 * scripts. They describe the page that was loaded, as such programs load every page; only the
 * canonical link, which browsers share, is removed on navigation (see `usePageFocus`).
 */
export function pluginEmit(options: Omit<BuiltSite, 'pages'>): RspressPlugin {
  const rss = pluginRss(feedOptions(options.siteUrl));
  const pages: EmittedPage[] = [];
  let changes: ReturnType<typeof lastChanges> | undefined;
  return {
    name: 'emit',
    routeGenerated() {
      changes = lastChanges(options.docs);
    },
    modifySearchIndexData: (documents) => addSearchFields(documents, options.docs),
    beforeBuild: rss.beforeBuild,
    async extendPageData(page, isProduction) {
      const file = path.relative(options.docs, page._filepath).split(path.sep).join('/');
      const modified = (await changes)?.get(file);
      const known = { ...page };
      await rss.extendPageData?.(known, isProduction);
      pages.push(emittedPage(known, modified));
      keepForReaders(page, {
        file,
        feeds: known.feeds,
        lastUpdatedTime: modified,
        versions: known as PageVersions,
      });
    },
    async afterBuild(config, isProduction) {
      // The dev server calls this after every change, but does not write a site.
      if (!isProduction) return;
      await rss.afterBuild?.(config, isProduction);
      for (const step of steps) await step({ ...options, pages });
    },
  };
}

/**
 * Reduces the data of a page to what all pages need. The search index is already written, and a
 * page has its own title, headings and front matter.
 */
function keepForReaders(
  page: PageData,
  more: { file: string; feeds?: unknown[]; lastUpdatedTime?: string; versions: PageVersions },
) {
  const { routePath, lang, version, content, _filepath, _flattenContent } = page;
  for (const key of Object.keys(page)) Reflect.deleteProperty(page, key);
  Object.assign(page, { routePath, lang, version, content, _filepath, _flattenContent });
  Object.assign(page, { feeds: more.feeds ?? [], _relativePath: more.file });
  if (more.lastUpdatedTime) Object.assign(page, { lastUpdatedTime: more.lastUpdatedTime });
  const { minors, deprecated } = more.versions;
  if (minors) Object.assign(page, { minors });
  if (deprecated) Object.assign(page, { deprecated });
}

/** Converts Rspress's data of a page. */
function emittedPage({ routePath, lang, title, frontmatter, toc }: PageData, modified?: string) {
  const { description, titleSuffix, published_at: published } = frontmatter ?? {};
  return {
    routePath,
    lang: lang as Language,
    title: title ?? '',
    description: String(description ?? ''),
    headings: toc,
    ...(titleSuffix && { titleSuffix: String(titleSuffix) }),
    ...(published !== undefined && { published: dayOf(published) }),
    ...(modified && { modified }),
  } satisfies EmittedPage;
}

/** Date from the front matter, which is a date or a string. */
function dayOf(date: unknown): string {
  return (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10);
}
