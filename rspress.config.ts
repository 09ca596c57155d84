import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';
import { highlighting } from './build/code/highlighting.ts';
import { feedOptions } from './build/emit/feeds.ts';
import { pluginHosting } from './build/emit/hosting.ts';
import { inOrder } from './build/emit/inOrder.ts';
import { pluginLastUpdated } from './build/emit/lastUpdated.ts';
import { pluginMachineReaders } from './build/emit/machineReaders.ts';
import { pluginMarkdownTwins } from './build/emit/markdownTwins.ts';
import { pluginPrintOrigin } from './build/emit/printOrigin.ts';
import { pluginLivePreviews } from './build/page/livePreviews.ts';
import { pluginBuildCache } from './build/runtime/buildCache.ts';
import { pluginEagerCompilation } from './build/runtime/eagerCompilation.ts';
import { pluginInlineScripts } from './build/runtime/inlineScripts.ts';
import { pluginLeanOutput } from './build/runtime/leanOutput.ts';
import { pluginLightRuntime } from './build/runtime/lightRuntime.ts';
import { pluginPageData } from './build/runtime/pageData.ts';
import { pluginSearchIndex } from './build/runtime/searchIndex.ts';
import { pluginLanguageStrings } from './build/strings/languageStrings.ts';
import strings from './i18n.json' with { type: 'json' };
import { waitForMain } from './src/firstPaint.ts';
import { isFileLink } from './src/pagePaths.ts';
import {
  docsEditUrl,
  hideNavbar,
  languages,
  siteOrigin,
  siteTitle,
  socialLinks,
} from './src/site.ts';

/** Where this build will be published; the defaults are the site's own. */
const base = process.env.BASE ?? '/';
if (!/^\/(?:[\w.-]+\/)*$/.test(base)) throw new Error(`BASE '${base}' is no path like /docs/`);
const origin = process.env.ORIGIN ?? siteOrigin;
const siteUrl = origin + base;
const output = path.join(import.meta.dirname, 'doc_build');

const runtime = path.join(import.meta.dirname, 'theme/runtime');
const stringsReader = path.join(runtime, 'strings/index.ts');

/** Components that pages use as if every page had them, and that come with those that use them. */
const factsComponents = Object.fromEntries(
  [
    'ApiMembers',
    'ApiSignature',
    'CliFlags',
    'OptionFacts',
    'OptionMembers',
    'PluginFacts',
    'PluginOptions',
  ].map((name) => [name, path.join(import.meta.dirname, 'theme/components', name, 'index.tsx')]),
);

/** The logo as an address that holds the picture: it is smaller than a request. */
const logo = (theme: 'light' | 'dark') => {
  const file = path.join(import.meta.dirname, `docs/public/logo-${theme}.svg`);
  // As text, which compresses better than base64; in an address only the hash sign has a meaning.
  const svg = readFileSync(file, 'utf8').replaceAll('"', "'").replaceAll('#', '%23');
  return `data:image/svg+xml,${svg.replace(/\n\s*/g, '').trim()}`;
};

export default defineConfig({
  root: 'docs',
  base,
  siteOrigin: origin,
  title: siteTitle,
  description: strings['build.site.description'].en,
  lang: languages[0],
  locales: languages.map((lang) => ({
    lang,
    label: strings['language.self'][lang],
    title: siteTitle,
    description: strings['build.site.description'][lang],
  })),
  logo: { light: logo('light'), dark: logo('dark') },
  icon: '/favicon.svg',
  head: [waitForMain],
  themeDir: path.join(import.meta.dirname, 'theme'),
  globalStyles: path.join(import.meta.dirname, 'theme/styles/index.css'),
  ssg: true,
  llms: true,
  // Our own loads the code only for pages with images.
  mediumZoom: false,
  search: { codeBlocks: true },
  route: {
    cleanUrls: true,
    // Done by our own inline script, which keeps the hash.
    localeRedirect: 'never',
    // Our links show a page in one step once its code is there, which view transitions need.
    useTransitions: false,
    exclude: ['**/shared/**', '**/theme/**', '**/src/**', '**/README.md'],
  },
  markdown: {
    // Files of the site are checked once they are built.
    link: { checkDeadLinks: { excludes: isFileLink }, checkAnchors: true },
    shiki: highlighting,
  },
  plugins: inOrder([
    pluginLightRuntime({
      router: path.join(runtime, 'router/index.tsx'),
      head: path.join(runtime, 'head/index.tsx'),
    }),
    pluginLanguageStrings({ strings, languages, base, reader: stringsReader }),
    pluginInlineScripts({ base }),
    pluginPrintOrigin({ origin }),
    pluginPageData({
      docs: path.join(import.meta.dirname, 'docs'),
      strings: stringsReader,
      components: factsComponents,
    }),
    pluginLeanOutput(),
    pluginEagerCompilation(),
    pluginSearchIndex(),
    pluginMarkdownTwins({ folder: output, siteUrl }),
    pluginLivePreviews({ samples: path.join(import.meta.dirname, 'samples/live-previews/src') }),
    // The links to the feeds are our own: see FeedLinks.
    { ...pluginRss(feedOptions(siteUrl)), globalUIComponents: [] },
    pluginLastUpdated({ docs: path.join(import.meta.dirname, 'docs') }),
    pluginMachineReaders({
      siteUrl,
      output,
      cache: path.join(import.meta.dirname, '.cache/og'),
      tokens: path.join(import.meta.dirname, 'theme/styles/tokens.css'),
      logo: path.join(import.meta.dirname, 'docs/public/logo-light.svg'),
    }),
    pluginHosting({
      folder: output,
      deploy: path.join(import.meta.dirname, 'deploy'),
      base,
      origin,
    }),
    // The last: what others could not finish must not count as built.
    pluginBuildCache({
      root: import.meta.dirname,
      docs: path.join(import.meta.dirname, 'docs'),
      inputs: ['build', 'src', 'rspress.config.ts', 'i18n.json', 'package-lock.json'],
      values: [base, origin],
    }),
  ]),
  builderConfig: {
    source: { define: { 'import.meta.env.SITE_BASE': JSON.stringify(base) } },
    // Of a thousand files: the tests hold what a page may weigh.
    performance: { printFileSize: false },
  },
  themeConfig: {
    editLink: { docRepoBaseUrl: docsEditUrl },
    socialLinks,
    enableAppearanceAnimation: true,
    enableScrollToTop: false,
    hideNavbar,
    // Said at the end of the page and in its head; the text for agents only disturbs screen readers,
    // and its inline style is against the content security policy.
    llmsUI: false,
  },
});
