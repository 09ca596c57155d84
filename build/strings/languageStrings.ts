import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { groupOf } from './groups.mjs';

/** Texts by key, then by language: the shape of `i18n.json`. */
export type InterfaceStrings = Record<string, Record<string, string>>;

export interface LanguageStringsOptions {
  strings: InterfaceStrings;
  languages: readonly string[];
  /** Path that the site lives under, with slashes at both ends. */
  base: string;
  /** Absolute path of the module that reads the files in the browser: `theme/runtime/strings`. */
  reader: string;
}

/**
 * One file with the interface strings of each language, in place of one with all of them in every
 * page. A page's HTML names the file of its language before the application, which so finds them
 * loaded; a change of language fetches the other. Strings that few pages show come with the
 * components that show them (see `build/strings/groups.mjs`). Only in builds for production.
 */
export function pluginLanguageStrings(options: LanguageStringsOptions): RspressPlugin {
  const { strings, languages, base, reader } = options;
  const files = stringFiles(strings, languages);
  const urls = Object.fromEntries(files.map(({ lang, name }) => [lang, base + name]));
  const tagFor = (lang: string) =>
    `<script defer src="${urls[lang] ?? urls[languages[0] ?? '']}"></script>`;
  return {
    name: 'language-strings',
    config: (config, _utils, isProduction) =>
      isProduction
        ? {
            ...config,
            head: [...(config.head ?? []), ({ lang }) => tagFor(lang)],
          }
        : config,
    // The page of errors is no route, and Rspress gives it no head of ours.
    async afterBuild(config) {
      const page = path.resolve(config.outDir ?? 'doc_build', '404.html');
      const html = await readFile(page, 'utf8');
      await writeFile(
        page,
        html.replace('<script defer', `${tagFor(languages[0] ?? '')}<script defer`),
      );
    },
    builderConfig: {
      plugins: [
        {
          name: 'language-strings',
          setup(api: RsbuildPluginAPI) {
            api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig, name }) =>
              mergeEnvironmentConfig(config, {
                source: {
                  define: {
                    'import.meta.env.STRING_FILES': JSON.stringify(
                      config.mode === 'production' && name === 'web' ? urls : {},
                    ),
                  },
                },
              }),
            );
            api.processAssets(
              { stage: 'additional', environments: ['web'] },
              ({ compilation, sources, environment }) => {
                if (environment.config.mode !== 'production') return;
                for (const { name, code } of files) {
                  compilation.emitAsset(name, new sources.RawSource(code));
                }
              },
            );
          },
        },
      ],
      tools: {
        bundlerChain(chain, { CHAIN_ID, isProd, target }) {
          const isSplit = isProd && target === 'web';
          chain.module
            .rule('string-groups')
            .test(/[\\/]i18n\.json$/)
            .resourceQuery(/^\?strings=/)
            .type('javascript/auto')
            .use('string-group')
            .loader(path.join(import.meta.dirname, 'string-group-loader.mjs'))
            .options({ reader: isSplit ? reader : '' });
          if (!isSplit) return;
          chain.module
            .rule('language-strings')
            .after(CHAIN_ID.RULE.JS)
            .test(/[\\/]virtual-i18n-text\.js$/)
            .use('language-strings')
            .loader(path.join(import.meta.dirname, 'language-strings-loader.mjs'))
            .options({ reader });
        },
      },
    },
  };
}

/**
 * @param strings - all interface strings
 * @param languages - of the site
 * @returns a script for each language, with the strings of no group; its name changes with its
 *   content
 */
export function stringFiles(
  strings: InterfaceStrings,
  languages: readonly string[],
): { lang: string; name: string; code: string }[] {
  return languages.map((lang) => {
    const texts = Object.fromEntries(
      Object.entries(strings)
        .filter(([key]) => groupOf(key) === undefined)
        .map(([key, byLanguage]) => [key, byLanguage[lang]]),
    );
    const code = `self.siteStrings={...self.siteStrings,${JSON.stringify(lang)}:${JSON.stringify(texts)}}`;
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    return { lang, name: `static/js/strings.${lang}.${hash}.js`, code };
  });
}
