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

/** What is written once pages are built. Each step finds what those before it have written. */
const steps: readonly ((site: BuiltSite) => Promise<void>)[] = [
  writeMarkdownCopies,
  writePictures,
  writeHeads,
  writeDataFiles,
  writeCheckData,
  writeSampleArchives,
  writeHostingFiles,
  // The last: it copies what the others have written.
  writeCompressedCopies,
];

/**
 * Writes the files that belong to the built site beside its pages: for search engines, for feed
 * readers, for language models, for hosts.
 *
 * All that the head of a page says for others than its reader is in its file alone, and costs no
 * script. So it is that of the page that was loaded, which is what such programs do with each page;
 * only the canonical link, which browsers share, leaves with the first change of page (see
 * `usePageFocus`).
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
      // The dev server calls this after each change, and builds no site.
      if (!isProduction) return;
      await rss.afterBuild?.(config, isProduction);
      for (const step of steps) await step({ ...options, pages });
    },
  };
}

/**
 * Leaves of the data of a page what every page must know of it. The search index is written by now,
 * and a page brings its title, headings and front matter itself.
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

/** What the steps know of a page, from what Rspress knows of it. */
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

/** Day of a date in front matter, which is a date or the text of one. */
function dayOf(date: unknown): string {
  return (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10);
}
