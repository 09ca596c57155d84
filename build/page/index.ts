import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expected } from '../expected.ts';
import { type PageContext, type PrepareOptions, preparePage } from './preparePage.ts';

/** Puts into each page what it asks for, see `preparePage`, and draws the pictures. */
export function pluginPages(options: PrepareOptions): RspressPlugin {
  return {
    name: 'pages',
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
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
          const diagrams = chain.module.rule('diagrams').test(/[\\/]diagrams[\\/][\w-]+\.yml$/);
          diagrams.use('diagram').loader(path.join(import.meta.dirname, 'diagrams/loader.mjs'));
          // The browser's build alone writes the drawings; the others need their URLs.
          diagrams
            .oneOf('drawing')
            .resourceQuery(/^\?svg=/)
            .type('asset/resource')
            .generator({
              filename: 'static/svg/[name].[contenthash:8].svg',
              emit: environment.name === 'web',
            });
        },
      },
    },
  };
}
