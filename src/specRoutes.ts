/**
 * The specification's routes in the order of its sidebar (2.2 and 2.3), as data. Everything that
 * orders pages reads it: the navigation check and `scripts/new-page.mjs`.
 */

/** A page by the name of its file, or a folder of pages. */
export type SpecEntry = string | SpecFolder;
export interface SpecFolder {
  name: string;
  /** Text of the sidebar group. */
  label: { en: string; zh: string };
  entries: SpecEntry[];
}
/** A section has a sidebar of its own and an item in the top navigation. */
export interface SpecSection extends SpecFolder {
  /** Target of the item in the top navigation. */
  link: string;
}

/** A group named by the key it has in the configuration, the same in both languages. */
function optionGroup(name: string, entries: string[], key = name): SpecFolder {
  return { name, label: { en: key, zh: key }, entries };
}

export const specSections: SpecSection[] = [
  {
    name: 'guide',
    label: { en: 'Guide', zh: '指南' },
    link: '/guide/start/',
    entries: [
      {
        name: 'start',
        label: { en: 'Getting started', zh: '开始' },
        entries: ['index', 'quick-start', 'features', 'glossary'],
      },
      {
        name: 'framework',
        label: { en: 'Framework', zh: '框架' },
        entries: ['react', 'vue', 'preact', 'svelte', 'solid'],
      },
      {
        name: 'basic',
        label: { en: 'Basic', zh: '基础' },
        entries: [
          'cli',
          'css-usage',
          'server',
          'output-files',
          'static-assets',
          'json-files',
          'wasm-assets',
          'configure-rspack',
          'configure-rsbuild',
          'configure-swc',
          'html-template',
          'css-modules',
          'typescript',
          'tailwindcss',
          'tailwindcss-v3',
          'unocss',
          'web-workers',
          'static-deploy',
          'upgrade-rsbuild',
        ],
      },
      {
        name: 'advanced',
        label: { en: 'Advanced', zh: '进阶' },
        entries: [
          'alias',
          'env-vars',
          'hmr',
          'browserslist',
          'browser-compatibility',
          'module-federation',
          'environments',
          'ssr',
          // The specification's sidebar leaves `rem` out; its route table has it.
          'rem',
        ],
      },
      {
        name: 'optimization',
        label: { en: 'Optimization', zh: '优化' },
        entries: ['code-splitting', 'optimize-bundle', 'build-performance', 'inline-assets'],
      },
      {
        name: 'migration',
        label: { en: 'Migration', zh: '迁移' },
        entries: ['rsbuild-0-x', 'webpack', 'cra', 'vue-cli', 'vite', 'modern-builder'],
      },
      {
        name: 'debug',
        label: { en: 'Debug', zh: '调试' },
        entries: ['debug-mode', 'build-profiling', 'rsdoctor'],
      },
      {
        name: 'faq',
        label: { en: 'FAQ', zh: '常见问题' },
        entries: ['general', 'features', 'exceptions', 'hmr'],
      },
    ],
  },
  {
    name: 'config',
    label: { en: 'Config', zh: '配置' },
    link: '/config/',
    entries: [
      'index',
      'root',
      'mode',
      'plugins',
      'environments',
      // Beside the specification: an option it does not list.
      'log-level',
      optionGroup('dev', [
        'asset-prefix',
        // The specification has no page for it.
        'browser-logs',
        'cli-shortcuts',
        'client',
        'hmr',
        'lazy-compilation',
        'live-reload',
        'progress-bar',
        'setup-middlewares',
        'watch-files',
        'write-to-disk',
      ]),
      optionGroup('resolve', [
        'alias-strategy',
        'alias',
        // The specification has no page for it.
        'condition-names',
        'dedupe',
        'extensions',
        // Nor for this one.
        'main-fields',
      ]),
      optionGroup('source', [
        'assets-include',
        'decorators',
        'define',
        'entry',
        'exclude',
        'include',
        'pre-entry',
        'transform-import',
        'tsconfig-path',
      ]),
      optionGroup('output', [
        'asset-prefix',
        'charset',
        'clean-dist-path',
        'copy',
        'css-modules',
        'data-uri-limit',
        'dist-path',
        'emit-assets',
        'emit-css',
        'externals',
        'filename-hash',
        'filename',
        'inject-styles',
        'inline-scripts',
        'inline-styles',
        'legal-comments',
        'manifest',
        'minify',
        // Beside the specification: an option it does not list.
        'module',
        'override-browserslist',
        'polyfill',
        'source-map',
        'target',
      ]),
      optionGroup('html', [
        'app-icon',
        'crossorigin',
        'favicon',
        // Has no page in the specification.
        'implementation',
        'inject',
        'meta',
        'mount-id',
        'output-structure',
        'script-loading',
        'tags',
        'template-parameters',
        'template',
        'title',
      ]),
      optionGroup('server', [
        'base',
        'compress',
        'cors',
        'headers',
        'history-api-fallback',
        'host',
        'html-fallback',
        'https',
        // Not among the specification's routes.
        'middleware-mode',
        'open',
        'port',
        'print-urls',
        'proxy',
        'public-dir',
        'strict-port',
      ]),
      optionGroup('security', ['nonce', 'sri']),
      optionGroup('tools', [
        'bundler-chain',
        'css-extract',
        'css-loader',
        'html-plugin',
        'lightningcss-loader',
        'postcss',
        'rspack',
        'style-loader',
        'swc',
      ]),
      optionGroup('performance', [
        // The specification leaves this option out.
        'build-cache',
        'bundle-analyze',
        'chunk-split',
        'dns-prefetch',
        'preconnect',
        'prefetch',
        'preload',
        'print-file-size',
        'profile',
        'remove-console',
        'remove-moment-locale',
      ]),
      optionGroup('module-federation', ['options'], 'moduleFederation'),
    ],
  },
  {
    name: 'plugins',
    label: { en: 'Plugin', zh: '插件' },
    link: '/plugins/list/',
    entries: [
      {
        name: 'list',
        label: { en: 'Plugin list', zh: '插件列表' },
        entries: [
          'index',
          'plugin-react',
          'plugin-svgr',
          'plugin-vue',
          'plugin-preact',
          'plugin-svelte',
          'plugin-solid',
          'plugin-babel',
          'plugin-sass',
          'plugin-less',
          'plugin-stylus',
          'plugin-assets-retry',
        ],
      },
      {
        name: 'dev',
        label: { en: 'Development', zh: '插件开发' },
        entries: ['index', 'core', 'hooks'],
      },
    ],
  },
  {
    name: 'api',
    label: { en: 'API', zh: 'API' },
    link: '/api/start/',
    entries: [
      { name: 'start', label: { en: 'Start', zh: '开始' }, entries: ['index'] },
      {
        name: 'javascript-api',
        label: { en: 'JavaScript API', zh: 'JavaScript API' },
        entries: ['index', 'core', 'instance', 'types', 'environment-api'],
      },
    ],
  },
  {
    name: 'community',
    label: { en: 'Community', zh: '社区' },
    link: '/community/',
    entries: [
      'index',
      {
        name: 'releases',
        label: { en: 'Releases', zh: '版本发布' },
        entries: ['index', 'v1-0', 'v0-7', 'v0-6', 'v0-5', 'v0-4', 'v0-3', 'v0-2', 'v0-1'],
      },
    ],
  },
];

/** Days the announcements of `community/releases` were published. */
export const releaseDates: Readonly<Record<string, string>> = {
  'v0-1': '2023-11-22',
  'v0-2': '2023-12-11',
  'v0-3': '2024-01-10',
  'v0-4': '2024-02-06',
  'v0-5': '2024-03-19',
  'v0-6': '2024-04-10',
  'v0-7': '2024-05-28',
  'v1-0': '2024-09-10',
};

/** Name of an entry as `_meta.json` lists it. */
export function entryName(entry: SpecEntry): string {
  return typeof entry === 'string' ? entry : entry.name;
}

/**
 * Every page of the specification, in its order.
 *
 * @returns Paths below a language's folder without the extension: `config/output/minify`.
 */
export function specPages(): string[] {
  const below = (folder: SpecFolder, path: string): string[] =>
    folder.entries.flatMap((entry) =>
      typeof entry === 'string' ? [`${path}/${entry}`] : below(entry, `${path}/${entry.name}`),
    );
  return ['index', ...specSections.flatMap((section) => below(section, section.name))];
}

/**
 * A folder of the specification by its path below a language.
 *
 * @param path Such as `config/output`.
 * @returns `undefined` when the specification has no such folder.
 */
export function specFolder(path: string): SpecFolder | undefined {
  const [first, ...rest] = path.split('/');
  let folder: SpecFolder | undefined = specSections.find(({ name }) => name === first);
  for (const name of rest) {
    folder = folder?.entries.find(
      (entry): entry is SpecFolder => typeof entry !== 'string' && entry.name === name,
    );
  }
  return folder;
}
