import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFacts } from '../../src/facts/historyData.ts';
import { searchMessages } from '../../src/messages/searchMessages.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';
import type { SearchDocument } from '../../src/search/types.ts';

const folder = path.resolve(import.meta.dirname, '../../doc_build/static');

/**
 * The documents that readers search: those of the built site. What does not come from the pages
 * themselves is read anew, so that a change of `questions.json` shows without a build.
 *
 * @throws {Error} when the site is not built
 */
export function readEmittedIndex(lang: string): SearchDocument[] {
  let files: string[] = [];
  try {
    // Beside each index lie its compressed copies.
    files = readdirSync(folder).filter(
      (name) => name.startsWith(`search_index.${lang}.`) && name.endsWith('.json'),
    );
  } catch {
    // Told below.
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
