import { rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { appearanceKey } from '../../src/appearance.ts';
import { applyStoredAppearance } from '../../src/inline/appearance.ts';
import {
  type LanguageRedirectOptions,
  redirectedFromKey,
  redirectToBrowserLanguage,
  visitedKey,
} from '../../src/inline/languageRedirect.ts';
import { markScripted } from '../../src/inline/scripting.ts';
import {
  applyVersion,
  showChoice,
  type VersionOptions,
  versionKey,
} from '../../src/inline/version.ts';
import { languages } from '../../src/site.ts';
import { choices, defaultChoice } from '../../src/versions.ts';
import { expected } from '../expected.ts';

/** Source code of the scripts that run in the head before the first paint. */
function inlineScripts(base: string): string[] {
  const language: LanguageRedirectOptions = { base, languages, visitedKey, redirectedFromKey };
  const version: VersionOptions = { choices, defaultChoice, key: versionKey };
  return [
    `(${markScripted})()`,
    `(${applyStoredAppearance})(${JSON.stringify(appearanceKey)})`,
    `(${applyVersion})(${JSON.stringify(version)},${showChoice})`,
    `(${redirectToBrowserLanguage})(${JSON.stringify(language)})`,
  ].map(minified);
}

/**
 * Minifies a script. That also removes its comments: the HTML parser of Unhead, with which Rspress
 * writes the head, would take an apostrophe in one for the beginning of a string.
 */
const minified = (source: string): string =>
  rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code;

/**
 * Replaces Rspress's inline scripts: they throw if storage is blocked, and their language redirect
 * drops the hash.
 *
 * @param base - base path of the site, with a leading and a trailing slash
 */
export function pluginInlineScripts({ base }: { base: string }): RspressPlugin {
  const own = inlineScripts(base).map((children) => ({
    tag: 'script',
    children,
    head: true,
    append: false,
  }));
  return {
    name: 'inline-scripts',
    builderConfig: {
      html: {
        tags: [
          (tags) => {
            const replaced = tags.filter(
              ({ tag, children }) => tag === 'script' && String(children).includes(appearanceKey),
            );
            expected(replaced.length > 0, 'inline-scripts', 'an inline script for the theme');
            return [...own, ...tags.filter((tag) => !replaced.includes(tag))];
          },
        ],
      },
    },
  };
}
