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

/** Where this build will be published; the defaults are the site's own. */
const base = process.env.BASE ?? '/';
if (!/^\/(?:[\w.-]+\/)*$/.test(base)) throw new Error(`BASE '${base}' is no path like /docs/`);
const origin = process.env.ORIGIN ?? siteOrigin;

const docs = path.join(import.meta.dirname, 'docs');
const components = path.join(import.meta.dirname, 'theme/components');

const runtime = path.join(import.meta.dirname, 'theme/runtime');

/** The logo as an address that holds the picture: it is smaller than a request. */
const logo = (theme: 'light' | 'dark') => {
  const file = path.join(import.meta.dirname, `docs/public/logo-${theme}.svg`);
  // As text, which compresses better than base64; in an address only the hash sign has a meaning.
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
      // For the live previews, one of which shows an SVG as a component.
      plugins: [pluginSvgr()],
      source: {
        define: { 'import.meta.env.SITE_BASE': JSON.stringify(base) },
      },
      output: { copy: brandIconFiles(socialLinks) },
      // Of a thousand files: the tests hold what a page may weigh.
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
    // Said at the end of the page and in its head; the text for agents only disturbs screen readers,
    // and its inline style is against the content security policy.
    llmsUI: false,
  },
});
