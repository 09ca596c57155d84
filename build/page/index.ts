import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expected } from '../expected.ts';
import { type PageContext, type PrepareOptions, preparePage } from './preparePage.ts';

/** Puts into each page what it asks for: see `preparePage`. */
export function pluginPages(options: PrepareOptions): RspressPlugin {
  return {
    name: 'pages',
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          const mdx = expected(
            chain.module.rules.get('mdx')?.oneOfs.get('mdx'),
            'pages',
            "the rule 'mdx' with the loader of pages",
          );
          mdx
            .use('page')
            .loader(path.join(import.meta.dirname, 'loader.mjs'))
            .options({
              prepare: (source: string, page: PageContext) => preparePage(source, page, options),
            });
        },
      },
    },
  };
}
