import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rspress/core';
import { highlighting } from './build/code/highlighting.ts';
import { pluginEmit } from './build/emit/index.ts';
import { PageCompiler } from './build/page/compiler.ts';
import { compilerVersion } from './build/page/compilerVersion.ts';
import { factComponents } from './build/page/facts.ts';
import { pluginPages } from './build/page/index.ts';
import { pageStore } from './build/page/pageStore.ts';
import { replaceRules } from './build/page/replaceRules.ts';
import { versionComponents } from './build/page/versionRanges.ts';
import { pluginInlineScripts } from './build/runtime/inlineScripts.ts';
import { pluginLightRuntime } from './build/runtime/lightRuntime.ts';
import { leanOutput } from './build/runtime/output.ts';
import { pluginPrintOrigin } from './build/runtime/printOrigin.ts';
import { pluginSiteModules } from './build/runtime/siteModules.ts';
import { brandIconFiles, withBrandIcons } from './build/socialIcons.ts';
import { pluginStrings } from './build/strings/index.ts';
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
import { markdownOf } from './theme/markdown.ts';

/** URL that this build will be published at; by default, the one of the site. */
const base = process.env.BASE ?? '/';
if (!/^\/(?:[\w.-]+\/)*$/.test(base)) throw new Error(`BASE '${base}' is no path like /docs/`);
const origin = process.env.ORIGIN ?? siteOrigin;

const docs = path.join(import.meta.dirname, 'docs');
const components = path.join(import.meta.dirname, 'theme/components');

const runtime = path.join(import.meta.dirname, 'theme/runtime');

/** The logo as a data URL, which is smaller than a request. */
const logo = (theme: 'light' | 'dark') => {
  const file = path.join(import.meta.dirname, `docs/public/logo-${theme}.svg`);
  // As text, which compresses better than base64; in a data URL, only the hash sign has to be
  // escaped.
  const svg = readFileSync(file, 'utf8').replaceAll('"', "'").replaceAll('#', '%23');
  return `data:image/svg+xml,${svg.replace(/\n\s*/g, '').trim()}`;
};

const root = import.meta.dirname;
const store = pageStore(path.join(root, '.cache/pages'));
const compiler = new PageCompiler({
  root,
  docs,
  siteUrl: origin + base,
  components: Object.fromEntries(
    [...factComponents, ...versionComponents, 'PageVersions', 'Preview', 'Diagram'].map((name) => [
      name,
      path.join(components, name, 'index.tsx'),
    ]),
  ),
  markdownOf,
  store,
  version: compilerVersion(root, [origin, base]),
});

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
  // The theme's own component only loads the library on pages with images.
  mediumZoom: false,
  search: { codeBlocks: true },
  replaceRules,
  route: {
    cleanUrls: true,
    // Handled by the site's inline script, which preserves the hash.
    localeRedirect: 'never',
    // The theme's links render a page in one step once its code is loaded, as view transitions
    // require.
    useTransitions: false,
    exclude: ['**/shared/**', '**/theme/**', '**/src/**', '**/README.md'],
  },
  markdown: {
    // Links to files are checked after the build.
    link: { checkDeadLinks: { excludes: isFileLink }, checkAnchors: true },
    shiki: highlighting,
  },
  plugins: [
    pluginPages(compiler),
    pluginStrings(strings),
    pluginInlineScripts({ base }),
    pluginLightRuntime({
      router: path.join(runtime, 'router/index.tsx'),
      head: path.join(runtime, 'head/index.tsx'),
    }),
    pluginPrintOrigin({ origin }),
    pluginSiteModules(),
    pluginEmit({
      folder: path.join(import.meta.dirname, 'doc_build'),
      deploy: path.join(import.meta.dirname, 'deploy'),
      docs,
      cache: path.join(import.meta.dirname, '.cache'),
      base,
      origin,
      siteUrl: origin + base,
      markdownOf: compiler.markdownOf,
      tokens: path.join(import.meta.dirname, 'theme/styles/tokens.css'),
      logo: path.join(import.meta.dirname, 'docs/public/logo-light.svg'),
    }),
  ],
  builderConfig: mergeRsbuildConfig(
    {
      // For live previews, one of which shows an SVG as a component.
      plugins: [pluginSvgr()],
      source: {
        define: { 'import.meta.env.SITE_BASE': JSON.stringify(base) },
      },
      output: { copy: brandIconFiles(socialLinks) },
      // The list would have a thousand files; tests limit the size of pages.
      performance: { printFileSize: false, buildCache: false },
    },
    leanOutput(process.env.NODE_ENV === 'production'),
  ),
  themeConfig: {
    editLink: { docRepoBaseUrl: docsEditUrl },
    socialLinks: withBrandIcons(socialLinks, base),
    enableAppearanceAnimation: true,
    enableScrollToTop: false,
    hideNavbar,
    // The theme has its own links to Markdown; Rspress's text for agents disturbs screen readers,
    // and its inline style violates the content security policy.
    llmsUI: false,
  },
});
