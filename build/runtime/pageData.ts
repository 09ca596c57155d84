import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { languages } from '../../src/site.ts';
import { slimFiles } from './slim/loader.mjs';

/**
 * Puts what a page asks for into the page: loaders in front of the MDX compiler give the facts
 * components what `src/data` says, and `<PageIndex />` the pages of its folder, in every build pass. So
 * a page carries its own data. What Rspress tells every page about all pages is folded (see `slim/`).
 *
 * @param docs - absolute path of the folder that holds one folder a language
 * @param strings - absolute path of the module that fetches the interface strings of a language
 * @param components - that come with the pages that use them: absolute path of each by its name
 */
export function pluginPageData({
  docs,
  strings,
  components,
}: {
  docs: string;
  strings: string;
  components: Record<string, string>;
}): RspressPlugin {
  return {
    name: 'page-data',
    builderConfig: {
      tools: {
        bundlerChain(chain, { CHAIN_ID }) {
          chain.module
            .rule('slim-runtime-data')
            // Loaders run from the last rule to the first: between what writes these modules and the
            // compiler.
            .after(CHAIN_ID.RULE.JS)
            .test(new RegExp(`[\\\\/]\\.rspress[\\\\/](runtime[\\\\/])?(${slimFiles.join('|')})$`))
            .use('slim')
            .loader(path.join(import.meta.dirname, 'slim/loader.mjs'))
            .options({ defaultLanguage: languages[0], strings });
          const mdx = chain.module.rule('mdx').oneOf('mdx');
          mdx
            .use('page-components')
            .loader(path.join(import.meta.dirname, '../page/page-components-loader.mjs'))
            .options({ components });
          mdx.use('facts').loader(path.join(import.meta.dirname, '../page/facts-loader.mjs'));
          mdx
            .use('page-index')
            .loader(path.join(import.meta.dirname, '../page/page-index-loader.mjs'))
            .options({ docs });
          mdx
            .use('page-text')
            .loader(path.join(import.meta.dirname, '../page/page-text-loader.mjs'))
            .options({ docs, languages });
        },
      },
    },
  };
}
