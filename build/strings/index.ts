import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { groupOf } from './groups.mjs';

/** Interface strings by key and language: the format of `i18n.json`. */
export type InterfaceStrings = Record<string, Record<string, string>>;

/**
 * Removes strings that only few pages need: they are loaded with the components that show them (see
 * `groups.mjs`). Rspress's own strings are also removed if `i18n.json` does not contain them, as
 * the theme replaces the components that use them.
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
 * @param all - strings of Rspress, overridden and extended by those of `i18n.json`
 * @param own - content of `i18n.json`
 * @returns those that are loaded on every page
 */
function stringsOfEveryPage(all: InterfaceStrings, own: InterfaceStrings): InterfaceStrings {
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => Object.hasOwn(own, key) && groupOf(key) === undefined),
  );
}
