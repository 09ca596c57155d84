import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { languages } from '../site.ts';
import { specPages } from '../specRoutes.ts';

/**
 * Puts what a page asks for into the page: loaders in front of the MDX compiler give the facts
 * components what `src/data` says, `<PageIndex />` the pages of its folder, and links to pages that
 * are not written yet their text, in every build pass. So a page carries its own data and nothing
 * else, and no link is dead.
 *
 * @param docs - absolute path of the folder that holds one folder a language
 */
export function pluginPageData({ docs }: { docs: string }): RspressPlugin {
  return {
    name: 'page-data',
    // What every page would carry about all pages. The search index, which has the headings, is
    // written before this; the page itself brings its own.
    extendPageData(page) {
      page.toc = [];
    },
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          const mdx = chain.module.rule('mdx').oneOf('mdx');
          mdx.use('facts').loader(path.join(import.meta.dirname, 'facts-loader.mjs'));
          mdx
            .use('page-index')
            .loader(path.join(import.meta.dirname, 'page-index-loader.mjs'))
            .options({ docs });
          mdx
            .use('page-text')
            .loader(path.join(import.meta.dirname, 'page-text-loader.mjs'))
            .options({
              docs,
              languages,
              defaultLanguage: languages[0],
              plannedPages: specPages(),
            });
        },
      },
    },
  };
}
