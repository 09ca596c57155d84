import type { RspressPlugin } from '@rspress/core';
import { pageFacts } from '../../src/facts/historyData.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';
import { stepsAbove } from './head/trail.ts';

type SearchDocuments = Parameters<NonNullable<RspressPlugin['modifySearchIndexData']>>[0];

/**
 * Adds to the documents of the search index what the search needs and pages do not say in Markdown:
 * `id`, `domain`, the names of the options that a page documents, how readers ask for it, and the
 * names of the sections around it.
 */
export function addSearchFields(documents: SearchDocuments): void {
  for (const [id, document] of documents.entries()) {
    const names = optionNames(document.routePath, pageFacts.optionNames);
    const asked = questionsFor(document.routePath);
    Object.assign(document, {
      id,
      domain: '',
      ...(names.length > 0 && { names }),
      ...(asked.length > 0 && { asked }),
      section: sectionOf(document.routePath),
    });
  }
}

/** Names of the sections around a page, from the top, in its language; the site itself is none. */
const sectionOf = (routePath: string): string[] =>
  stepsAbove(routePath, routePath.startsWith('/zh/') ? 'zh' : 'en')
    .slice(1)
    .map(({ name }) => name);
