/**
 * Runs an installed version of the documented tool in its own process and reports the result:
 * `NODE_ENV` has to be set before the tool is loaded, and every version needs its own copy.
 *
 * Usage: `node observe.mjs <job.json> <result.json>`, see `Job` and `Observation` in `observe.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [jobFile = '', resultFile = ''] = process.argv.slice(2);
/** @type {import('./observe.ts').Job} */
const job = JSON.parse(readFileSync(jobFile, 'utf8'));
const require = createRequire(path.join(job.folder, 'package.json'));
// `require` returns the intended exports in both module formats.
/** @type {any} */
const core = require('@rsbuild/core');
if (core.logger) core.logger.level = 'silent';

const install = path.join(job.folder, 'node_modules') + path.sep;

/**
 * @param {string} code expression that may use the exports of the tool
 * @returns {unknown}
 */
function evaluate(code) {
  const scope = { ...core, path, require };
  const names = Object.keys(scope).filter((name) => name !== 'default' && name !== '__esModule');
  const values = names.map((name) => scope[/** @type {keyof typeof scope} */ (name)]);
  return new Function(...names, `return (${code}\n);`)(...values);
}

/**
 * A value as JSON. Values that JSON cannot represent become `{ $code }`; paths are made independent
 * of the machine.
 * @param {unknown} value
 * @param {unknown[]} parents
 * @returns {unknown}
 */
function encode(value, parents = []) {
  if (value === undefined) return { $code: 'undefined' };
  if (typeof value === 'function') return { $code: String(value) };
  if (value instanceof RegExp) return { $code: String(value) };
  if (typeof value === 'bigint' || typeof value === 'symbol') return { $code: String(value) };
  if (typeof value === 'string') return encodePath(value);
  if (value === null || typeof value !== 'object') return value;
  if (parents.includes(value)) return { $code: 'circular' };
  const chain = [...parents, value];
  if (Array.isArray(value)) return value.map((item) => encode(item, chain));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, encode(item, chain)]),
  );
}

/** @param {string} text */
function encodePath(text) {
  if (text === job.project) return { $code: 'process.cwd()' };
  if (text.startsWith(job.project + path.sep)) {
    return `./${path.relative(job.project, text).split(path.sep).join('/')}`;
  }
  if (text.startsWith(install)) {
    const file = text.slice(install.length).split(path.sep).join('/');
    const isPackage = /^(@[^/]+\/)?[^/]+$/.test(file);
    return isPackage
      ? { $code: `path.dirname(require.resolve('${file}/package.json'))` }
      : `<node_modules>/${file}`;
  }
  return text;
}

/**
 * A complete representation of a generated configuration for comparison, including classes and
 * functions.
 * @param {unknown} value
 * @param {unknown[]} parents
 * @returns {unknown}
 */
function fingerprintable(value, parents = []) {
  if (value === null || typeof value !== 'object') {
    return value === undefined || typeof value === 'function' ? String(value) : value;
  }
  if (value instanceof RegExp) return String(value);
  if (parents.includes(value)) return 'circular';
  const chain = [...parents, value];
  if (Array.isArray(value)) return value.map((item) => fingerprintable(item, chain));
  const name = value.constructor?.name ?? '';
  const entries = Object.entries(value)
    // An instance refers to the whole build; only its options can differ.
    .filter(([key, item]) => !(key === 'context' || key === 'environment') && item !== undefined)
    .map(([key, item]) => [key, key === 'webSocketToken' ? '' : fingerprintable(item, chain)]);
  return [name, Object.fromEntries(entries)];
}

/**
 * Leaves of a value by path, without parts that differ in every run.
 * @param {unknown} value
 * @param {string} at
 * @param {Map<string, string>} leaves
 */
function leavesOf(value, at = '', leaves = new Map()) {
  if (value && typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) leaves.set(at, '{}');
    for (const [key, item] of entries) leavesOf(item, `${at}/${key}`, leaves);
  } else if (value !== undefined) {
    // Long hexadecimal numbers are tokens for the dev server's WebSocket.
    leaves.set(at, JSON.stringify(value).replace(/[0-9a-f]{32}/g, ''));
  }
  return leaves;
}

/**
 * Compares a configuration with its base.
 * @param {Map<string, string>} base
 * @param {Map<string, string>} other
 * @param {Set<string>} given leaves of the value that was set
 * @returns {'same' | 'added' | 'changed'} `added` if only the given value was added
 */
function compare(base, other, given) {
  let added = 0;
  for (const [at, leaf] of other) {
    const before = base.get(at);
    if (before === leaf) continue;
    if (before !== undefined && before !== '{}') return 'changed';
    if (!given.has(leaf)) return 'changed';
    added++;
  }
  for (const [at, leaf] of base) if (leaf !== '{}' && !other.has(at)) return 'changed';
  return added > 0 ? 'added' : 'same';
}

/**
 * All loaders in the rules, with their conditions.
 * @param {any[]} rules
 * @param {any} [above] parent rule
 * @returns {{ rule: any, loader: string, options: any }[]}
 */
function loadersOf(rules, above = {}) {
  return rules.filter(Boolean).flatMap((own) => {
    const rule = { ...own, test: own.test ?? above.test, include: own.include ?? above.include };
    const uses = [own.use ?? []].flat().map((use) => ({
      rule,
      loader: String(use.loader ?? use),
      options: use.options,
    }));
    return [...uses, ...loadersOf([...(own.oneOf ?? []), ...(own.rules ?? [])], rule)];
  });
}

/**
 * Whether a rule applies to normal imports, without `?inline` or `?raw`.
 * @param {any} rule
 */
const isUsual = ({ resourceQuery }) => !resourceQuery || 'not' in resourceQuery;

/**
 * File names of assets by type, from the rules that emit them.
 * @param {any[]} rules
 */
function assetFilenames(rules) {
  /** @type {Record<string, unknown>} */
  const names = {};
  const samples = { svg: 'a.svg', font: 'a.woff2', image: 'a.png', media: 'a.mp4' };
  for (const [kind, sample] of Object.entries(samples)) {
    const rule = rules.find((part) => part?.test instanceof RegExp && part.test.test(sample));
    names[kind] = rule?.oneOf?.find(
      (/** @type {any} */ part) => part.generator?.filename,
    )?.generator.filename;
  }
  return names;
}

/**
 * Paths in a generated Rspack configuration that show defaults.
 * @param {any} config
 */
function effectsOf(config) {
  const rules = config.module?.rules ?? [];
  const loaders = loadersOf(rules);
  /** @param {string} part */
  const loader = (part) =>
    loaders.find(({ loader: name, rule }) => name.includes(part) && isUsual(rule));
  /** @param {string} name */
  const plugin = (name) =>
    config.plugins?.find((/** @type {any} */ part) => part?.constructor?.name === name);
  const html = plugin('HtmlRspackPlugin') ?? plugin('HtmlWebpackPlugin');
  const extract = plugin('CssExtractRspackPlugin');
  const htmlOptions = html?.userOptions ?? html?.options;
  return {
    target: config.target,
    devtool: config.devtool,
    define: plugin('DefinePlugin')?._args?.[0],
    analyzer: plugin('BundleAnalyzerPlugin')?.opts,
    cacheOptions: config.experiments?.cache ?? config.cache,
    'output.filename': config.output?.filename,
    'output.chunkFilename': config.output?.chunkFilename,
    'output.assetModuleFilename': config.output?.assetModuleFilename,
    'output.webassemblyModuleFilename': config.output?.webassemblyModuleFilename,
    'optimization.minimize': config.optimization?.minimize,
    'optimization.minimizer': config.optimization?.minimizer?.map(
      (/** @type {any} */ part) => part?.constructor?.name,
    ),
    'optimization.splitChunks': config.optimization?.splitChunks,
    'css.filename': extract?.options?.filename ?? extract?._options?.filename,
    'css.chunkFilename': extract?.options?.chunkFilename ?? extract?._options?.chunkFilename,
    'html.filename': htmlOptions?.filename,
    'html.templateContent': htmlOptions?.templateContent,
    'loader.css': loader('/css-loader/')?.options,
    'loader.lightningcss': loader('lightningcss-loader')?.options,
    'loader.swc': loader('swc-loader')?.options,
    'rule.js.include':
      loader('swc-loader')?.rule.include ??
      rules.find((/** @type {any} */ rule) => String(rule?.test).includes('tsx'))?.include,
    ...Object.fromEntries(
      Object.entries(assetFilenames(rules)).map(([kind, name]) => [`asset.${kind}`, name]),
    ),
  };
}

/** @type {Map<string, { rspack: Map<string, string>; normalized: Map<string, string> }>} */
const leavesById = new Map();
/** @type {import('./observe.ts').Observation[]} */
const results = [];
for (const { id, code, base, value } of job.cases) {
  try {
    /** @type {any} */
    const config = evaluate(code);
    /** @type {any} */
    let environment;
    /** @type {string[]} */
    let pluginApi = [];
    const rsbuild = await core.createRsbuild({
      cwd: job.project,
      rsbuildConfig: {
        ...config,
        plugins: [
          ...(config.plugins ?? []),
          {
            name: 'observe',
            /** @param {any} api */
            setup(api) {
              pluginApi = Object.keys(api).sort();
              api.onBeforeCreateCompiler?.(() => {});
              api.modifyBundlerChain(
                /** @param {any} _chain @param {any} utils */ (_chain, utils) => {
                  environment ??= utils.environment;
                },
              );
            },
          },
        ],
      },
    });
    const configs = await rsbuild.initConfigs({
      action: process.env.NODE_ENV === 'production' ? 'build' : 'dev',
    });
    const normalized = rsbuild.getNormalizedConfig();
    const bare = { ...normalized, plugins: undefined, environments: undefined };
    const leaves = {
      rspack: leavesOf(fingerprintable([configs, environment?.browserslist])),
      normalized: leavesOf(fingerprintable(bare)),
    };
    leavesById.set(id, leaves);
    const before = base ? leavesById.get(base) : undefined;
    const given = value ? evaluate(value) : undefined;
    const givenLeaves = new Set(leavesOf(fingerprintable(given)).values());
    if (before) {
      results.push({
        id,
        rspack: compare(before.rspack, leaves.rspack, givenLeaves),
        config: compare(before.normalized, leaves.normalized, givenLeaves),
      });
      continue;
    }
    results.push({
      id,
      normalized: /** @type {any} */ (encode(bare)),
      effects: /** @type {any} */ (encode(effectsOf(configs[0]))),
      browserslist: environment?.browserslist ?? [],
      instance: Object.keys(rsbuild).sort(),
      pluginApi,
      plugins: rsbuild.getPlugins().map((/** @type {any} */ plugin) => plugin.name),
    });
  } catch (error) {
    results.push({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
writeFileSync(
  resultFile,
  JSON.stringify({
    exports: Object.fromEntries(
      Object.keys(core)
        .filter((name) => name !== 'default' && name !== '__esModule')
        .sort()
        .map((name) => [name, typeof core[name]]),
    ),
    results,
  }),
);
process.exit(0);
