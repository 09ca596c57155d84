import type { RspressPlugin } from '@rspress/core';
import optionsFile from '../../src/data/options.json' with { type: 'json' };
import { optionNames } from '../../src/search/optionNames.ts';
import { questionsFor } from '../../src/search/questions.ts';

/**
 * Adds to the documents of the search index what the search needs and pages do not say in Markdown:
 * `id`, `domain`, the names of the options that a page documents, and how readers ask for it.
 */
export function pluginSearchIndex(): RspressPlugin {
  const known = Object.keys(optionsFile.options);
  return {
    name: 'search-index',
    modifySearchIndexData(documents) {
      for (const [id, document] of documents.entries()) {
        const names = optionNames(document.routePath, known);
        const asked = questionsFor(document.routePath);
        Object.assign(document, {
          id,
          domain: '',
          ...(names.length > 0 && { names }),
          ...(asked.length > 0 && { asked }),
        });
      }
    },
    extendPageData(page) {
      // The index is written by now; pages themselves have no use for these.
      for (const key of ['id', 'domain', 'names', 'asked']) Reflect.deleteProperty(page, key);
    },
  };
}
