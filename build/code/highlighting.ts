import type { UserConfig } from '@rspress/core';
import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import { codeCache } from './codeCache.ts';
import { lineCount } from './lineCount.ts';
import { rawCode } from './rawCode.ts';
import { tokenClasses } from './tokenClasses.ts';
import { trimCode } from './trimCode.ts';

type Highlighting = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

const scripts = ['cjs', 'cts', 'javascript', 'js', 'jsx', 'mjs', 'mts', 'ts', 'typescript'];

/** How code in pages is highlighted: languages by their name in fences, and notations. */
export const highlighting = {
  // Most blocks stand in both languages: it halves the time of highlighting.
  cache: codeCache(),
  // The highlighter gives up on a line after half a second, and a slow computer would build other pages.
  tokenizeTimeLimit: 0,
  transformers: [
    trimCode(),
    transformerNotationDiff(),
    transformerNotationHighlight(),
    transformerNotationFocus(),
    tokenClasses(),
    lineCount(),
    rawCode(),
  ],
  langAlias: {
    // Templates of EJS are as those of Ruby.
    ejs: 'erb',
    // TSX holds them all, and reading a grammar takes longer than what is written in it.
    ...Object.fromEntries(scripts.map((language) => [language, 'tsx'])),
  },
  langs: [
    'bash',
    'css',
    'diff',
    'erb',
    'html',
    'json',
    'jsonc',
    'less',
    'nginx',
    'scss',
    'stylus',
    'svelte',
    'toml',
    'tsx',
    'vue',
    'yaml',
  ],
} satisfies Highlighting;
