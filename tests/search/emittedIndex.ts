import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFacts } from '../../src/facts/historyData.ts';
import { searchMessages } from '../../src/messages/searchMessages.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';
import type { SearchDocument } from '../../src/search/types.ts';

const folder = path.resolve(import.meta.dirname, '../../doc_build/static');

/**
 * Documents of the built site's search index. Data that does not come from the pages is read again,
 * so that changes of `questions.json` apply without a build.
 *
 * @throws {Error} if the site has not been built
 */
export function readEmittedIndex(lang: string): SearchDocument[] {
  let files: string[] = [];
  try {
    // Compressed copies are next to each index.
    files = readdirSync(folder).filter(
      (name) => name.startsWith(`search_index.${lang}.`) && name.endsWith('.json'),
    );
  } catch {
    // Reported below.
  }
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error(`${folder} holds ${files.length} indexes for ${lang}: npm run build`);
  }
  const documents = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchDocument[];
  return documents.map((document) => ({
    ...document,
    names: optionNames(document.routePath, pageFacts.optionNames),
    asked: questionsFor(document.routePath),
    messages: searchMessages(document.routePath),
  }));
}
