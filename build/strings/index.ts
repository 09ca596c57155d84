import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { groupOf } from './groups.mjs';

/** Interface strings by key, then by language: the shape of `i18n.json`. */
export type InterfaceStrings = Record<string, Record<string, string>>;

/**
 * Keeps strings that few pages show out of all others: they come with the components that show them
 * (see `groups.mjs`). Of Rspress's own strings, those that `i18n.json` does not name are left out,
 * too: they belong to components that the theme replaces.
 *
 * @param own - content of `i18n.json`
 */
export function pluginStrings(own: InterfaceStrings): RspressPlugin {
  return {
    name: 'strings',
    config(config) {
      return { ...config, i18nSource: (all) => stringsOfEveryPage(all as InterfaceStrings, own) };
    },
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          chain.module
            .rule('string-groups')
            .test(/[\\/]i18n\.json$/)
            .resourceQuery(/^\?strings=/)
            .type('javascript/auto')
            .use('string-group')
            .loader(path.join(import.meta.dirname, 'loader.mjs'));
        },
      },
    },
  };
}

/**
 * @param all - strings of Rspress, changed and completed by those of `i18n.json`
 * @param own - content of `i18n.json`
 * @returns those that are loaded with every page
 */
function stringsOfEveryPage(all: InterfaceStrings, own: InterfaceStrings): InterfaceStrings {
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => Object.hasOwn(own, key) && groupOf(key) === undefined),
  );
}
