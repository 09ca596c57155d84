import type { RspressPlugin } from '@rspress/core';
import { pageFacts } from '../../src/facts/historyData.ts';
import { searchMessages } from '../../src/messages/searchMessages.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';
import type { Language } from '../../src/site.ts';
import { pageVersions } from '../page/pageVersions.ts';
import { headingIds } from '../page/versionedHeadings.ts';
import { stepsAbove } from './head/trail.ts';

type SearchDocuments = Parameters<NonNullable<RspressPlugin['modifySearchIndexData']>>[0];

/**
 * Adds fields to the documents of the search index that are not in the Markdown of pages: `id`,
 * `domain`, names of documented options, questions, messages, breadcrumbs, and the versions that
 * the page and its headings apply to.
 *
 * @param docs - absolute path of the folder with one folder per language
 */
export function addSearchFields(documents: SearchDocuments, docs: string): void {
  for (const [id, document] of documents.entries()) {
    const names = optionNames(document.routePath, pageFacts.optionNames);
    const asked = questionsFor(document.routePath);
    const messages = searchMessages(document.routePath);
    Object.assign(document, {
      id,
      domain: '',
      ...(names.length > 0 && { names }),
      ...(asked.length > 0 && { asked }),
      ...(messages.length > 0 && { messages }),
      section: sectionOf(document.routePath),
      ...pageVersions(document.frontmatter ?? {}, { docs, lang: document.lang as Language }),
    });
    for (const heading of headingIds(document._flattenContent ?? '')) {
      if (typeof heading === 'string') continue;
      const { id, minors } = heading;
      Object.assign(document.toc.find((entry) => entry.id === id) ?? {}, { minors });
    }
  }
}

/** Sidebar groups of a page in its language, outermost first, without the site itself. */
const sectionOf = (routePath: string): string[] =>
  stepsAbove(routePath, routePath.startsWith('/zh/') ? 'zh' : 'en')
    .slice(1)
    .map(({ name }) => name);
