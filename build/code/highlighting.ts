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

/** Syntax highlighting of code in pages: languages, by their name in fences, and transformers. */
export const highlighting = {
  // Most blocks appear in both languages: the cache halves the time for highlighting.
  cache: codeCache(),
  // By default the highlighter gives up on a line after half a second, so that the result would
  // depend on the machine.
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
    // EJS templates are highlighted like those of Ruby.
    ejs: 'erb',
    // TSX is a superset of them, and loading a grammar takes longer than highlighting with it.
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
