/** Tests for each combination of options in src/interactions. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../../../src/interactions/index.ts';
import type { Built, Project, Trial } from '../project.ts';

type Case = (project: Project) => Promise<Outcome | 'none'>;
type Files = NonNullable<Trial['files']>;
type Config = Record<string, unknown>;

// ---- projects ------------------------------------------------------------------------------------

const styled: Files = {
  'src/index.js': "import './index.css';\nconsole.log('ready');\n",
  'src/index.css': 'body { color: rgb(1 2 3); }\n',
};
const lazy: Files = {
  'src/index.js': "import('./later.js').then(({ later }) => console.log(later));\n",
  'src/later.js': 'export const later = 1;\n',
};
/** With a package that is large enough for a separate chunk. */
const packaged: Files = {
  'src/index.js': "import { big } from 'big';\nconsole.log(big);\n",
  'node_modules/big/package.json': '{ "name": "big", "main": "index.js" }\n',
  'node_modules/big/index.js': `exports.big = ${JSON.stringify('big '.repeat(20_000))};\n`,
};
/** An import resolved by an alias in one place, by `paths` in another. */
const aliased: Files = {
  'src/index.js': "import '@where';\n",
  'src/alias.js': "console.log('alias');\n",
  'src/paths.js': "console.log('paths');\n",
  'tsconfig.web.json': '{ "compilerOptions": { "paths": { "@where": ["./src/paths.js"] } } }\n',
};

// ---- checks
// --------------------------------------------------------------------------------------

/** Checks the files of a build; a failed build is an error. */
function built(outcome: Outcome, trial: Trial, isSeen: (built: Built) => boolean): Case {
  return async (project) => {
    const result = await project.build(trial);
    if (result.failed) return 'error';
    return isSeen(result) ? outcome : 'none';
  };
}

/**
 * An option is ignored: the output is the same without it, although it has an effect alone.
 *
 * @param option - of those in the configuration, by dotted name
 */
function ignored(option: string, config: Config, files: Files = {}): Case {
  return async (project) => {
    const filesOf = async (one: Config) => (await project.build({ config: one, files })).files;
    const hasNoEffect = isDeepStrictEqual(
      await filesOf(config),
      await filesOf(without(config, option)),
    );
    const alone = await filesOf(only(config, option));
    return hasNoEffect && !isDeepStrictEqual(alone, await filesOf({})) ? 'ignored' : 'none';
  };
}

/** The configuration without an option, and with that option alone. */
function without(config: Config, option: string): Config {
  const [key = '', ...rest] = option.split('.');
  const { [key]: value, ...others } = config;
  return rest.length === 0
    ? others
    : { ...others, [key]: without(value as Config, rest.join('.')) };
}
function only(config: Config, option: string): Config {
  const [key = '', ...rest] = option.split('.');
  const value = config[key];
  return { [key]: rest.length === 0 ? value : only(value as Config, rest.join('.')) };
}

const page = ({ file }: Built) => file(/\.html$/);
const script = ({ file }: Built) => file(/(?:^|\/)index\.[^/]*js$/);
const names = ({ files }: Built) => Object.keys(files);

/** URLs of the scripts in a page, resolved against a path. */
const sources = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
const pathFrom = (base: string, url: string) => new URL(url, `http://localhost${base}`).pathname;

// ---- shared cases
// --------------------------------------------------------------------------------

const moduleInlineScripts: Case = async (project) => {
  const result = await project.build({
    config: { output: { module: true, inlineScripts: true, filenameHash: false } },
    files: packaged,
  });
  if (result.failed) return 'error';
  const [, imported = ''] = /from\s*["']\.\/([^"']+)/.exec(page(result)) ?? [];
  return imported && !names(result).includes(imported) ? 'broken' : 'none';
};

/** A page served for a deeper path requests its script from the wrong folder. */
const fallbackWithAuto =
  (serve: 'dev' | 'preview', group: 'dev' | 'output'): Case =>
  async (project) => {
    const server = { historyApiFallback: true };
    const { get } = await project[serve]({ config: { server, [group]: { assetPrefix: 'auto' } } });
    const [src = ''] = sources(await (await get('/tides/nazare')).text());
    const answer = await get(pathFrom('/tides/nazare', src));
    return /javascript/.test(answer.headers.get('content-type') ?? '') ? 'none' : 'broken';
  };

const splitOnlyForPages = (target: string): Case =>
  ignored(
    'performance.chunkSplit',
    { output: { target }, performance: { chunkSplit: { strategy: 'split-by-module' } } },
    packaged,
  );

const removeConsole = (output: Config, mode = 'production'): Case =>
  built('ignored', { config: { mode, output, performance: { removeConsole: true } } }, (result) =>
    /console\.log\(["']ready/.test(script(result)),
  );

/** Whether the minifier's own option or the other one decides about calls. */
const minimizerOptions = (isRemoved: boolean): Case =>
  built(
    'changed',
    {
      config: {
        performance: { removeConsole: true },
        output: {
          minify: { jsOptions: { minimizerOptions: { compress: { drop_console: false } } } },
        },
      },
    },
    (result) => /ready/.test(script(result)) !== isRemoved,
  );

const notMinified = (mode: 'development' | 'none'): Case =>
  built(
    'ignored',
    { config: { mode, output: { minify: true } } },
    (result) => script(result).trim().split('\n').length > 3,
  );

/** The manifest does not list the file, which is inlined into the page. */
const inlinedIsUnlisted = (kind: 'js' | 'css', option: string): Case =>
  built(
    'changed',
    { config: { output: { manifest: true, [option]: true } }, files: styled },
    ({ file }) => {
      const { allFiles } = JSON.parse(file(/manifest\.json$/)) as { allFiles: string[] };
      return !allFiles.some((name) => name.endsWith(`.${kind}`));
    },
  );

/** Chunks that remain files get no hint. */
const noHints = (option: string): Case =>
  built(
    'changed',
    { config: { performance: { [option]: true }, output: { inlineScripts: true } }, files: lazy },
    (result) =>
      names(result).some((name) => /async\/.*\.js$/.test(name)) && !/<link/.test(page(result)),
  );

/** By id of the interaction: the check of the build. `none` if nothing can be checked. */
export const cases: Record<string, Case> = {
  'module-inline-scripts': moduleInlineScripts,
  'module-inline-scripts-1': moduleInlineScripts,

  // Styles
  'inline-styles-inject-styles': ignored(
    'output.inlineStyles',
    { output: { inlineStyles: true, injectStyles: true } },
    styled,
  ),
  'css-extract-inject-styles': ignored(
    'tools.cssExtract',
    {
      tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } },
      output: { injectStyles: true },
    },
    styled,
  ),
  'filename-css-inject-styles': ignored(
    'output.filename.css',
    { output: { filename: { css: 'own.css' }, injectStyles: true } },
    styled,
  ),
  'source-map-css-inject-styles': built(
    'changed',
    { config: { output: { sourceMap: { css: true }, injectStyles: true } }, files: styled },
    (result) =>
      !names(result).some((name) => name.endsWith('.map')) &&
      /sourceMappingURL=data:|sourcesContent/.test(script(result)),
  ),
  'inject-styles-emit-css': ignored(
    'output.injectStyles',
    { output: { injectStyles: true, emitCss: false } },
    styled,
  ),
  'inject-styles-node': ignored(
    'output.injectStyles',
    { output: { injectStyles: true, target: 'node' } },
    styled,
  ),
  'inject-styles-web-worker': ignored(
    'output.injectStyles',
    { output: { injectStyles: true, target: 'web-worker' } },
    styled,
  ),
  'inline-styles-emit-css': ignored(
    'output.inlineStyles',
    { output: { inlineStyles: true, emitCss: false } },
    styled,
  ),
  'source-map-css-inline-styles': built(
    'broken',
    { config: { output: { sourceMap: { css: true }, inlineStyles: true } }, files: styled },
    (result) => {
      const [, map = ''] = /sourceMappingURL=(\S+?\.css\.map)/.exec(page(result)) ?? [];
      return map !== '' && !names(result).includes(pathFrom('/index.html', map).slice(1));
    },
  ),

  // Inline scripts
  'inline-scripts-inject-false': built(
    'broken',
    { config: { html: { inject: false }, output: { inlineScripts: true } } },
    (result) =>
      !names(result).some((name) => name.endsWith('.js')) && !page(result).includes('ready'),
  ),
  'inline-scripts-inject-head': built(
    'broken',
    { config: { html: { inject: 'head' }, output: { inlineScripts: true } } },
    (result) => /<script(?![^>]*(?:src|type)=)[^>]*>[^<]*"ready".*<body>/s.test(page(result)),
  ),
  'legal-comments-inline-scripts': built(
    'changed',
    {
      config: { output: { legalComments: 'linked', inlineScripts: true } },
      files: { 'src/index.js': "/*! Licence */\nconsole.log('ready');\n" },
    },
    (result) => {
      const [name = ''] = names(result).filter((one) => one.endsWith('LICENSE.txt'));
      return name !== '' && page(result).includes(path.posix.basename(name));
    },
  ),
  'hidden-source-map-inline-scripts': ignored('output.sourceMap', {
    output: { sourceMap: { js: 'hidden-source-map' }, inlineScripts: true },
  }),
  'manifest-inline-scripts': inlinedIsUnlisted('js', 'inlineScripts'),
  'manifest-inline-styles': inlinedIsUnlisted('css', 'inlineStyles'),
  'sri-inline-scripts': built(
    'changed',
    {
      config: { security: { sri: { enable: true } }, output: { inlineScripts: true } },
      files: lazy,
    },
    // The inlined script contains the hashes of the scripts it loads later.
    (result) => !/integrity="/.test(page(result)) && /sha384-/.test(page(result)),
  ),
  'preload-inline-scripts': noHints('preload'),
  'prefetch-inline-scripts': noHints('prefetch'),

  // Pages
  'tags-inject-false': ignored('html.tags', {
    html: { tags: [{ tag: 'script', attrs: { src: 'own.js' } }], inject: false },
  }),
  'script-loading-module': ignored('html.scriptLoading', {
    html: { scriptLoading: 'blocking' },
    output: { module: true },
  }),
  'output-structure-filename-html': ignored('html.outputStructure', {
    html: { outputStructure: 'nested' },
    output: { filename: { html: 'own.html' } },
  }),
  'output-structure-relative-prefix': built(
    'broken',
    { config: { html: { outputStructure: 'nested' }, output: { assetPrefix: './' } } },
    (result) => {
      const [src = ''] = sources(page(result));
      return !names(result).includes(pathFrom('/index/index.html', src).slice(1));
    },
  ),
  'template-auto-prefix': built(
    'broken',
    {
      config: { html: { template: './page.html' }, output: { assetPrefix: 'auto' } },
      files: { 'page.html': '<html><head><link href="<%= assetPrefix %>/a.css"></head></html>' },
    },
    (result) => page(result).includes('href="auto/a.css"'),
  ),
  'auto-prefix-inline-scripts': built(
    'broken',
    { config: { output: { assetPrefix: 'auto', inlineScripts: true } }, files: lazy },
    // The inlined script looks for the URL of its own file, which does not exist.
    (result) => page(result).includes('Automatic publicPath is not supported'),
  ),
  'auto-prefix-inline-styles': built(
    'broken',
    {
      config: { output: { assetPrefix: 'auto', inlineStyles: true, dataUriLimit: 0 } },
      files: {
        ...styled,
        'src/index.css': "body { background: url('./seat.svg'); }\n",
        'src/seat.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      },
    },
    (result) => page(result).includes('url(../../static/svg/'),
  ),
  'crossorigin-sri': built(
    'ignored',
    { config: { html: { crossorigin: false }, security: { sri: { enable: true } } } },
    (result) => /<script[^>]*crossorigin="anonymous"/.test(page(result)),
  ),
  'preload-module': built(
    'changed',
    { config: { output: { module: true }, performance: { preload: true } }, files: lazy },
    (result) =>
      /<link[^>]*rel="preload" as="script">/.test(page(result)) &&
      /<script type="module"/.test(page(result)),
  ),
  'preload-prefetch': built(
    'changed',
    { config: { performance: { preload: true, prefetch: true } }, files: lazy },
    (result) => {
      const [, url = ''] = /<link href="([^"]+)" rel="preload"/.exec(page(result)) ?? [];
      return url !== '' && page(result).includes(`<link href="${url}" rel="prefetch"`);
    },
  ),

  // URLs
  'base-asset-prefix': built(
    'changed',
    { config: { server: { base: '/shop' }, output: { assetPrefix: '/assets' } } },
    (result) => sources(page(result)).every((src) => src.startsWith('/assets/')),
  ),
  'base-dev-asset-prefix': async (project) => {
    const config = { server: { base: '/shop' }, dev: { assetPrefix: '/assets' } };
    const { get } = await project.dev({ config });
    const [src = ''] = sources(await (await get('/shop/')).text());
    return (await get(src)).status === 404 && (await get(`/shop${src}`)).ok ? 'changed' : 'none';
  },
  'base-dev-asset-prefix-false': async (project) => {
    const config = { server: { base: '/shop' }, dev: { assetPrefix: false } };
    const { get } = await project.dev({ config });
    const [src = ''] = sources(await (await get('/shop/')).text());
    return (await get(src)).status === 404 ? 'broken' : 'none';
  },
  'history-fallback-auto-prefix': fallbackWithAuto('preview', 'output'),
  'history-fallback-dev-auto-prefix': fallbackWithAuto('dev', 'dev'),

  // Files
  'environments-same-names': built(
    'changed',
    {
      config: {
        output: { filenameHash: false },
        environments: {
          web: { source: { entry: { index: './src/index.js' } } },
          other: { source: { entry: { index: './src/other.js' } } },
        },
      },
      files: { 'src/other.js': "console.log('another');\n" },
    },
    (result) => names(result).filter((name) => name.endsWith('.js')).length === 1,
  ),
  'environments-manifest': built(
    'changed',
    {
      config: {
        output: { manifest: true },
        environments: {
          web: { source: { entry: { one: './src/index.js' } } },
          other: { source: { entry: { two: './src/index.js' } } },
        },
      },
    },
    ({ file }) => {
      const { entries } = JSON.parse(file(/manifest\.json$/)) as { entries: object };
      return Object.keys(entries).length === 1;
    },
  ),
  'clean-dist-path-root': async (project) => {
    const output = { cleanDistPath: true, distPath: { root: '.' } };
    const { failed } = await project.build({ config: { output } });
    return failed && !existsSync(path.join(project.root, 'package.json')) ? 'error' : 'none';
  },
  'filename-filename-hash': built(
    'changed',
    {
      config: { output: { filenameHash: true, filename: { js: '[name].js' } } },
      files: styled,
    },
    (result) =>
      names(result).includes('static/js/index.js') &&
      names(result).some((name) => /index\.\w{8,}\.css$/.test(name)),
  ),
  'copy-public-dir': built(
    'changed',
    {
      config: { output: { copy: ['./extra/same.txt'] }, server: { publicDir: { name: 'public' } } },
      files: { 'extra/same.txt': 'copied', 'public/same.txt': 'public' },
    },
    ({ files }) => files['same.txt'] === 'copied',
  ),
  'copy-emit-assets': built(
    'ignored',
    {
      config: { output: { copy: ['./extra'], emitAssets: false } },
      files: { 'extra/map.svg': '<svg/>' },
    },
    ({ files }) => files['map.svg'] === '<svg/>',
  ),
  'write-to-disk-public-dir': async (project) => {
    const server = { publicDir: { name: 'public' } };
    const { get } = await project.dev({
      config: { dev: { writeToDisk: true }, server },
      files: { 'public/own.txt': 'public' },
    });
    const isWritten = (name: string) => existsSync(path.join(project.root, 'dist', name));
    const isServed = (await (await get('/own.txt')).text()) === 'public';
    return isServed && isWritten('index.html') && !isWritten('own.txt') ? 'changed' : 'none';
  },

  // Code
  'legal-comments-minify': ignored(
    'output.legalComments',
    { output: { legalComments: 'none', minify: false } },
    { 'src/index.js': "/*! Licence */\nconsole.log('ready');\n" },
  ),
  'minify-development': notMinified('development'),
  'minify-none': notMinified('none'),
  'remove-console-minify': removeConsole({ minify: false }),
  'remove-console-node': removeConsole({ target: 'node' }),
  'remove-console-development': removeConsole({}, 'development'),
  'remove-console-minimizer-options': minimizerOptions(true),
  'remove-console-minimizer-options-1': minimizerOptions(false),
  'polyfill-node': ignored(
    'output.polyfill',
    { output: { polyfill: 'usage', target: 'node' } },
    { 'src/index.js': "console.log(Object.groupBy([1], String), 'a'.at(0));\n" },
  ),
  'externals-web-worker': ignored(
    'output.externals',
    { output: { externals: { big: 'Big' }, target: 'web-worker' } },
    packaged,
  ),
  'externals-module': built(
    'changed',
    { config: { output: { externals: { big: 'Big' }, module: true } }, files: packaged },
    (result) => /import\s*\{.+?\}\s*from\s*"Big"/.test(script(result)),
  ),
  'chunk-split-node': splitOnlyForPages('node'),
  'chunk-split-web-worker': splitOnlyForPages('web-worker'),
  'chunk-split-split-chunks': ignored(
    'performance.chunkSplit',
    {
      performance: { chunkSplit: { strategy: 'split-by-module' } },
      splitChunks: { preset: 'single-vendor' },
    },
    packaged,
  ),
  'alias-tsconfig-path': built(
    'changed',
    {
      config: {
        resolve: { alias: { '@where': './src/alias.js' } },
        source: { tsconfigPath: './tsconfig.web.json' },
      },
      files: aliased,
    },
    (result) => /"paths"/.test(script(result)),
  ),
  'tsconfig-path-prefer-alias': ignored(
    'source.tsconfigPath',
    {
      source: { tsconfigPath: './tsconfig.web.json' },
      resolve: { aliasStrategy: 'prefer-alias', alias: { '@where': './src/alias.js' } },
    },
    aliased,
  ),

  // The dev server
  'lazy-compilation-no-connection': async (project) => {
    const isLazy = async (dev: Config) => {
      const config = { dev: { lazyCompilation: true, ...dev } };
      const { get } = await project.dev({ config, files: lazy });
      return /lazy-compilation/.test(await (await get('/static/js/index.js')).text());
    };
    const isLazyAlone = await isLazy({});
    return isLazyAlone && !(await isLazy({ hmr: false, liveReload: false })) ? 'ignored' : 'none';
  },
  'hmr-live-reload': async (project) => {
    const { get } = await project.dev({ config: { dev: { hmr: false, liveReload: false } } });
    const text = await (await get('/static/js/index.js')).text();
    return /WebSocket/.test(text) ? 'none' : 'changed';
  },
};
