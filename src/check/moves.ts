/**
 * Settings of other tools that can be converted to one Rsbuild option automatically. Settings not
 * listed here are left as comments in the draft.
 */
import { codeOf } from './rsbuild.ts';
import type { Tool, Value } from './types.ts';

/**
 * Target of a setting: an option name, or a function that takes the value and its code and returns
 * the option and its code, or undefined if it cannot be converted automatically.
 */
type Move = string | ((value: Value, code: string) => readonly [string, string] | undefined);

const literal = (value: Value) => (value.kind === 'literal' ? value.value : undefined);

/** A base path, or the URL of a CDN. */
const base: Move = (value, code) => {
  const path = literal(value);
  if (typeof path !== 'string') return undefined;
  if (/^(?:https?:)?\/\//.test(path)) return ['output.assetPrefix', code];
  if (/^(?:auto|\.\/|)$/.test(path)) return ['output.assetPrefix', "'auto'"];
  return path === '/' ? undefined : ['server.base', code];
};

const only =
  (to: string, ...kinds: readonly Value['kind'][]): Move =>
  (value, code) =>
    kinds.includes(value.kind) ? [to, code] : undefined;

const boolean =
  (to: string): Move =>
  (value, code) =>
    typeof literal(value) === 'boolean' ? [to, code] : undefined;

/** Source maps for scripts: Vite's values differ, webpack's are the same as in Rsbuild. */
const sourceMap: Move = (value, code) => {
  const kind = literal(value);
  const to = 'output.sourceMap.js';
  if (kind === true) return [to, "'source-map'"];
  if (kind === 'inline' || kind === 'hidden') return [to, `'${kind}-source-map'`];
  return kind === false || typeof kind === 'string' ? [to, code] : undefined;
};

/** A single script becomes the page `index`, and so does a single named entry. */
const entry: Move = (value, code) => {
  if (value.kind === 'literal') return ['source.entry', `{ index: ${code} }`];
  if (value.kind !== 'object') return undefined;
  const [first] = value.entries;
  const script = first && value.entries.length === 1 ? codeOf(first.value) : undefined;
  return ['source.entry', script ? `{ index: ${script} }` : code];
};

/**
 * Proxy rules: Vite's `rewrite` has another name, and regular expressions are not supported as
 * keys.
 */
const proxy: Move = (value, code) => {
  if (value.kind !== 'object' && value.kind !== 'array') return undefined;
  const text = code.replace(/(^\s*|[{,]\s*)rewrite\s*:/gm, '$1pathRewrite:');
  return ['server.proxy', text.replace(/^(\s*)(['"])\^(\/[\w/-]+)\2\s*:/gm, '$1$2$3$2:')];
};

const host: Move = (value, code) =>
  literal(value) === true ? ['server.host', "'0.0.0.0'"] : ['server.host', code];

const sass: Move = (value, code) => preprocessor(value, code, 'sass');
const less: Move = (value, code) => preprocessor(value, code, 'less');

/** Options of a preprocessor, passed to its plugin as loader options: `plugin:sass`. */
function preprocessor(value: Value, code: string, name: string) {
  if (value.kind !== 'object') return undefined;
  const isShared = value.entries.every(({ key }) => key === 'additionalData');
  const options = isShared ? code : `{ ${name}Options: ${code} }`;
  return [`plugin:${name}`, `{ ${name}LoaderOptions: ${options} }`] as const;
}

const devServer: Record<string, Move> = {
  'devServer.port': 'server.port',
  'devServer.host': 'server.host',
  'devServer.open': 'server.open',
  'devServer.compress': boolean('server.compress'),
  'devServer.headers': only('server.headers', 'object'),
  'devServer.proxy': proxy,
  'devServer.hot': boolean('dev.hmr'),
  'devServer.liveReload': boolean('dev.liveReload'),
};

export const moves: Record<Exclude<Tool, 'rsbuild'>, Record<string, Move>> = {
  vite: {
    root: 'root',
    base,
    define: only('source.define', 'object'),
    'resolve.alias': only('resolve.alias', 'object'),
    'resolve.dedupe': 'resolve.dedupe',
    'resolve.conditions': 'resolve.conditionNames',
    'resolve.mainFields': 'resolve.mainFields',
    'resolve.extensions': 'resolve.extensions',
    'html.cspNonce': 'security.nonce',
    'css.modules.localsConvention': only('output.cssModules.exportLocalsConvention', 'literal'),
    'css.modules.generateScopedName': only('output.cssModules.localIdentName', 'literal'),
    'css.preprocessorOptions.scss': sass,
    'css.preprocessorOptions.sass': sass,
    'css.preprocessorOptions.less': less,
    'css.devSourcemap': boolean('output.sourceMap.css'),
    'build.outDir': 'output.distPath.root',
    'build.assetsInlineLimit': only('output.dataUriLimit', 'literal', 'unknown'),
    'build.sourcemap': sourceMap,
    'build.minify': boolean('output.minify'),
    'build.manifest': 'output.manifest',
    'build.emptyOutDir': boolean('output.cleanDistPath'),
    'build.rolldownOptions.external': 'output.externals',
    'build.rollupOptions.external': 'output.externals',
    'server.host': host,
    'server.port': 'server.port',
    'server.strictPort': 'server.strictPort',
    'server.open': 'server.open',
    'server.cors': 'server.cors',
    'server.headers': 'server.headers',
    'server.proxy': proxy,
    'server.hmr': boolean('dev.hmr'),
    'server.origin': 'dev.assetPrefix',
  },
  webpack: {
    ...devServer,
    entry,
    devtool: sourceMap,
    externals: 'output.externals',
    'output.path': (_, code) => ['output.distPath.root', code.replace(/^'\.\//, "'")],
    'output.publicPath': base,
    'output.clean': boolean('output.cleanDistPath'),
    'output.crossOriginLoading': 'html.crossorigin',
    'resolve.alias': only('resolve.alias', 'object'),
    'resolve.extensions': 'resolve.extensions',
    'resolve.conditionNames': 'resolve.conditionNames',
    'resolve.mainFields': 'resolve.mainFields',
  },
  'vue-cli': {
    ...devServer,
    publicPath: base,
    outputDir: 'output.distPath.root',
    filenameHashing: boolean('output.filenameHash'),
    productionSourceMap: sourceMap,
    crossorigin: 'html.crossorigin',
    'css.sourceMap': boolean('output.sourceMap.css'),
    'css.loaderOptions.scss': sass,
    'css.loaderOptions.sass': sass,
    'css.loaderOptions.less': less,
    transpileDependencies: (value) => {
      if (value.kind !== 'array') return undefined;
      const names = value.items.map(literal);
      if (!names.every((name) => typeof name === 'string')) return undefined;
      const patterns = names.map(
        (name) => `/node_modules[\\\\/]${name.replace(/[/.]/g, '[\\\\$&]')}[\\\\/]/`,
      );
      return ['source.include', `[${patterns.join(', ')}]`];
    },
  },
  craco: {
    ...devServer,
    'webpack.alias': only('resolve.alias', 'object'),
    'style.modules.localIdentName': 'output.cssModules.localIdentName',
    'style.css.loaderOptions': 'tools.cssLoader',
    'style.postcss': only('tools.postcss', 'function'),
    'style.sass.loaderOptions': (value, code) =>
      value.kind === 'object' ? ['plugin:sass', `{ sassLoaderOptions: ${code} }`] : undefined,
  },
};
