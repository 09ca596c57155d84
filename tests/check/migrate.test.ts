import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseExpression } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { moves } from '../../src/check/moves.ts';
import type { Tool, Value } from '../../src/check/types.ts';
import { check, dataIn } from './data.ts';

const samples = path.join(import.meta.dirname, '../../samples');
const read = (file: string) => readFileSync(path.join(samples, file), 'utf8');

const sides = [
  ['vite', 'vite-migration', 'vite.config.ts'],
  ['webpack', 'webpack-migration', 'webpack.config.js'],
  ['vue-cli', 'vue-cli-migration', 'vue.config.js'],
] as const;

const migration = (sample: string, name: string) =>
  check(read(`${sample}/before/${name}`), '2.3', {
    name,
    files: [{ name: 'package.json', text: read(`${sample}/before/package.json`) }],
  });

describe.each(sides)('%s', (tool, sample, name) => {
  const report = migration(sample, name);

  test('is known by its file', () => {
    expect([report.tool, report.problem]).toEqual([tool, undefined]);
  });

  test('every setting of the sample is in the guide', () => {
    expect(report.findings.length).toBeGreaterThan(6);
    expect(
      report.findings.filter(({ kind }) => kind !== 'mapped').map(({ name: it }) => it),
    ).toEqual([]);
  });

  test('the draft is a configuration without an error', () => {
    const draft = check(report.rewritten?.text ?? '', '2.3');
    expect(draft.problem).toBeUndefined();
    expect(draft.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(draft.options.length).toBeGreaterThan(6);
  });

  // The migrated sample may have more settings, which its guide explains; shared ones must be
  // equal.
  test('the draft says what the migrated sample says', () => {
    const settings = (text: string) =>
      new Set(
        check(text, '2.3').options.map(({ name: option }) =>
          option.replace('context', 'pathFilter'),
        ),
      );
    const [drafted, migrated] = [
      settings(report.rewritten?.text ?? ''),
      settings(read(`${sample}/after/rsbuild.config.ts`)),
    ];
    const missing = [...migrated].filter((option) => !drafted.has(option));
    expect(missing).toEqual(leftToAPerson[tool]);
  });
});

/** Options of the migrated samples that cannot be derived from the old file. */
const leftToAPerson: Record<(typeof sides)[number][0], string[]> = {
  // For `?raw` with file types that Rsbuild does not know.
  vite: ['source.assetsInclude'],
  // Options inside rules, and folders that depend on a condition.
  webpack: [
    'output.distPath.js',
    'output.distPath.css',
    'output.dataUriLimit',
    'output.dataUriLimit.svg',
    'output.cssModules',
    'output.cssModules.localIdentName',
    'output.sourceMap',
    'output.sourceMap.js',
    'output.sourceMap.css',
  ],
  // Set by a function that modifies the webpack configuration.
  'vue-cli': ['html.title'],
};

const draftOf = (name: string, text: string, minor = '2.3') =>
  check(text, minor, { name }).rewritten?.text ?? '';

// One row per kind of move, with its result in the draft.
test.each<[string, string, string]>([
  ['vite.config.ts', "export default { base: '/a/' }", "server: {\n      base: '/a/',"],
  ['vite.config.ts', "export default { base: 'https://cdn.x/' }", "assetPrefix: 'https://cdn.x/'"],
  ['vite.config.ts', "export default { base: './' }", "assetPrefix: 'auto'"],
  ['vite.config.ts', 'export default { server: { host: true } }', "host: '0.0.0.0'"],
  [
    'vite.config.ts',
    "export default { build: { sourcemap: 'hidden' } }",
    "sourceMap: {\n        js: 'hidden-source-map',",
  ],
  [
    'vite.config.ts',
    "import path from 'path';\nexport default { resolve: { alias: { a: path.resolve(__dirname, 'src', 'a') } } }",
    "alias: { a: './src/a' }",
  ],
  [
    'vite.config.ts',
    'const port = 4000;\nexport default { server: { port: port + 1 } }',
    'const port = 4000;',
  ],
  [
    'vite.config.ts',
    'export default { server: { proxy: { "/a": { target: "b", rewrite: (p) => p } } } }',
    'pathRewrite: (p) => p',
  ],
  [
    'vite.config.ts',
    "import react from '@vitejs/plugin-react-swc';\nexport default { plugins: [react()] }",
    'plugins: [pluginReact()]',
  ],
  [
    'webpack.config.js',
    "module.exports = { entry: './src/a.js' }",
    "entry: { index: './src/a.js' }",
  ],
  [
    'webpack.config.js',
    "module.exports = { entry: { a: './a.js', b: './b.js' } }",
    "entry: { a: './a.js', b: './b.js' }",
  ],
  [
    'webpack.config.js',
    "module.exports = { module: { rules: [{ use: ['style-loader', 'sass-loader'] }] } }",
    'pluginSass()',
  ],
  [
    'webpack.config.js',
    "module.exports = { devServer: { proxy: [{ context: ['/a'], target: 'b' }] } }",
    "pathFilter: ['/a']",
  ],
  [
    'webpack.config.js',
    'module.exports = { cache: { type: "filesystem" } }',
    '// - cache: In memory',
  ],
  ['vue.config.js', "module.exports = { outputDir: 'out' }", "root: 'out'"],
  [
    'vue.config.js',
    "module.exports = { transpileDependencies: ['@a/b'] }",
    'include: [/node_modules[\\\\/]@a[\\\\/]b[\\\\/]/]',
  ],
  [
    'vue.config.js',
    "module.exports = { configureWebpack: { externals: { a: 'A' } } }",
    "externals: { a: 'A' }",
  ],
  [
    'vue.config.js',
    "module.exports = { publicPath: 'https://cdn.example.com/' }",
    "'process.env.BASE_URL': JSON.stringify('https://cdn.example.com/')",
  ],
  ['craco.config.js', "module.exports = { webpack: { alias: { a: 'b' } } }", "alias: { a: 'b' }"],
  ['craco.config.js', 'module.exports = { devServer: { port: 1 } }', 'port: 1'],
])('%s: %s', (name, text, expected) => {
  expect(draftOf(name, text)).toContain(expected);
});

/** The settings of a draft on one line, and the names of those that are left to a person. */
function settingsOf(name: string, config: string): [settings: string, left: string[]] {
  const text = draftOf(name, `module.exports = ${config};`);
  const [, settings = ''] =
    /(?:return|defineConfig\() ?\{\n(.*?)\n? *\}(?:;\n\})?\);\n$/s.exec(text) ?? [];
  const left = Array.from(text.matchAll(/^\/\/ - (.*?):/gm), ([, one = '']) => one);
  return [settings.replace(/\s+/g, ' ').trim(), left];
}

const inVite =
  "source: { entry: { index: './src/main.jsx' }, define: { ...publicVars }, }, html: { template: './index.html', },";
const inVue = (alias = "{ '@': './src' }", base = "'/'", define = '', output = '') =>
  `plugins: [pluginVue()], source: { entry: { index: './src/main.js' }, define: { ...publicVars${define} }, }, resolve: { alias: ${alias}, }, html: { template: './public/index.html', templateParameters: { ...rawPublicVars, BASE_URL: ${base} }, }, output: { polyfill: 'usage',${output} },`;

// What each tool has by default, then values that can be converted and those that cannot.
test.each<[name: string, config: string, settings: string, left: string[]]>([
  ['vite.config.js', '{}', inVite, []],
  ['vite.config.mts', '{}', inVite.replace('.jsx', '.tsx'), []],
  ['vue.config.js', '{}', inVue(), []],
  ['vue.config.ts', '{}', inVue().replace('main.js', 'main.ts'), []],
  [
    'craco.config.js',
    '{}',
    "plugins: [pluginReact()], source: { define: { ...publicVars }, }, html: { template: './public/index.html', }, output: { distPath: { root: 'build', }, },",
    [],
  ],
  ['webpack.config.ts', '{}', '', []],
  [
    'webpack.config.js',
    "{ output: { publicPath: 'auto' }, devtool: 'eval' }",
    "output: { assetPrefix: 'auto', sourceMap: { js: 'eval', }, },",
    [],
  ],
  [
    'webpack.config.js',
    "{ output: { publicPath: '/' }, devtool: false }",
    'output: { sourceMap: { js: false, }, },',
    ['output.publicPath'],
  ],
  [
    'webpack.config.js',
    "{ output: { publicPath: '' }, devtool: dev && 'eval' }",
    "output: { assetPrefix: 'auto', },",
    ['devtool'],
  ],
  [
    'webpack.config.js',
    "{ output: { publicPath: '//cdn/', path: './out', clean: { keep: 'a' } } }",
    "output: { assetPrefix: '//cdn/', distPath: { root: 'out', }, },",
    ['output.clean'],
  ],
  [
    'webpack.config.js',
    "{ output: { publicPath: 'a/./b', path: 'out', clean: true }, devtool: true }",
    "output: { distPath: { root: 'out', }, cleanDistPath: true, sourceMap: { js: 'source-map', }, }, server: { base: 'a/./b', },",
    [],
  ],
  [
    'webpack.config.js',
    "{ entry: { main: './a.js' } }",
    "source: { entry: { index: './a.js' }, },",
    [],
  ],
  [
    'webpack.config.js',
    "{ entry: { main: ['./a.js', './b.js'] } }",
    "source: { entry: { index: ['./a.js', './b.js'] }, },",
    [],
  ],
  ['webpack.config.js', '{ entry: () => ({}) }', '', ['entry']],
  [
    'webpack.config.js',
    "{ module: { rules: [{ use: 'sass-loader' }] } }",
    'plugins: [pluginSass()],',
    [],
  ],
  [
    'webpack.config.js',
    "{ plugins: [new HtmlWebpackPlugin({ template: 'a.html', title: 'T', favicon: 'f.ico', inject: 'body', minify: true, hash() {}, 'xhtml': 1 }), new CopyPlugin({ patterns: ['public'], options: 1 }), new DefinePlugin({ X: 1 })] }",
    "source: { define: { X: 1 }, }, html: { template: 'a.html', title: 'T', favicon: 'f.ico', inject: 'body', }, output: { copy: ['public'], },",
    ['HtmlWebpackPlugin (minify, hash, xhtml)', 'CopyPlugin (options)'],
  ],
  [
    'webpack.config.js',
    '{ plugins: [new DefinePlugin({ X: 1 }), new DefinePlugin({ Y: 2 })] }',
    'source: { define: { X: 1 }, },',
    ['DefinePlugin (Y)'],
  ],
  [
    'webpack.config.js',
    "{ plugins: [new DefinePlugin({ X: x }), new Other({ title: 'a' }), dev && new Last()] }",
    '',
    ['DefinePlugin (X)', 'Other (title)', 'Last'],
  ],
  [
    'webpack.config.js',
    "{ plugins: [new HtmlWebpackPlugin({ title: 'a' }), new HtmlWebpackPlugin({ title: 'b' }), new Own(options), new Own({ ...a, [b]: 1, 'c-d': 2 }), new Own()] }",
    "html: { title: 'a', },",
    ['HtmlWebpackPlugin (title)', 'Own (…)', 'Own (…, …, c-d)'],
  ],
  [
    'webpack.config.js',
    "{ module: { rules: [{ type: 'asset', include: path.resolve('src'), oneOf: [{ loader: 'sass-loader', options: { api: 'legacy' } }] }, { use: ['css-loader', { loader: 'css-loader', options: own }, 'own-loader'] }] } }",
    'plugins: [pluginSass()],',
    ['sass-loader (api)', 'css-loader (…)', 'own-loader'],
  ],
  [
    'webpack.config.js',
    '{ plugins: [new HtmlWebpackPlugin({ constructor: 1 }), new constructor({ name: 1 })] }',
    '',
    ['HtmlWebpackPlugin (constructor)', 'constructor (name)'],
  ],
  ['vite.config.js', '{ plugins: [react({ babel: {} }), react()] }', inVite, ['react (babel)']],
  [
    'vite.config.js',
    "{ server: { host: 'a', hmr: {}, proxy: true }, define: 'x', build: { sourcemap: 'inline', assetsInlineLimit: () => false } }",
    `${inVite} output: { sourceMap: { js: 'inline-source-map', }, }, server: { host: 'a', },`,
    ['server.hmr', 'server.proxy', 'define', 'build.assetsInlineLimit'],
  ],
  [
    'vite.config.js',
    "{ build: { sourcemap: true, minify: 'esbuild' }, css: { devSourcemap: true } }",
    `${inVite} output: { sourceMap: { js: 'source-map', css: true, }, },`,
    ['build.minify'],
  ],
  [
    'vite.config.js',
    "{ define: { A: 1, }, ...(x && { root: 'r' }), ...{ build: { outDir: 'o' } } }",
    `${inVite.replace('Vars', 'Vars, A: 1')} output: { distPath: { root: 'o', }, },`,
    ['root'],
  ],
  [
    'vue.config.js',
    "{ productionSourceMap: false, css: { sourceMap: true, loaderOptions: { sass: { additionalData: 'a' }, less: { math: 'a', additionalData: 'b' } } } }",
    `${inVue(undefined, undefined, '', ' sourceMap: { js: false, css: true, },').replace('[pluginVue()]', "[ pluginVue(), pluginSass({ sassLoaderOptions: { additionalData: 'a' } }), pluginLess({ lessLoaderOptions: { lessOptions: { math: 'a', additionalData: 'b' } } }), ]")}`,
    [],
  ],
  [
    'vue.config.js',
    "{ css: { loaderOptions: { sass: options } }, transpileDependencies: ['a', b], publicPath: dir }",
    inVue(),
    ['css.loaderOptions.sass', 'transpileDependencies', 'publicPath'],
  ],
  [
    'vue.config.js',
    "{ transpileDependencies: true, configureWebpack: { devServer: { port: 1 }, externals: 'x' } }",
    inVue(undefined, undefined, '', " externals: 'x',"),
    ['transpileDependencies', 'configureWebpack.devServer.port'],
  ],
  [
    'vue.config.js',
    "{ configureWebpack: { resolve: { alias: { a: 'b' } } }, publicPath: '/' }",
    inVue("{ '@': './src', a: 'b' }"),
    ['publicPath'],
  ],
  [
    'vue.config.js',
    "{ configureWebpack: { resolve: { alias: { \"@\": './own' } } }, publicPath: './' }",
    inVue(
      `{ "@": './own' }`,
      "'./'",
      ", 'process.env.BASE_URL': JSON.stringify('./')",
      " assetPrefix: 'auto',",
    ),
    [],
  ],
  [
    'craco.config.js',
    "{ style: { postcss: {}, sass: { loaderOptions: () => 1 } }, webpack: { alias: { x: y }, configure: { externals: { a: 'A' } } } }",
    "plugins: [pluginReact()], source: { define: { ...publicVars }, }, html: { template: './public/index.html', }, output: { distPath: { root: 'build', }, externals: { a: 'A' }, },",
    ['style.postcss', 'style.sass.loaderOptions', 'webpack.alias'],
  ],
  [
    'craco.config.js',
    '{ style: { postcss: () => 1, sass: { loaderOptions: { sourceMap: true } } } }',
    "plugins: [pluginReact(), pluginSass({ sassLoaderOptions: { sourceMap: true } })], source: { define: { ...publicVars }, }, html: { template: './public/index.html', }, output: { distPath: { root: 'build', }, }, tools: { postcss: () => 1, },",
    [],
  ],
])('%s: the settings of %s', (name, config, settings, left) => {
  expect(settingsOf(name, config)).toEqual([settings, left]);
});

const devServer =
  "devServer: { port: 1, host: 'h', open: true, compress: false, headers: { a: 'b' }, proxy: { '/a': 'b' }, hot: true, liveReload: false }";
const alias = "alias: { a: './a' }";

// Every setting that can be converted, with a value that can; the second one with the same target
// is left.
test.each<
  [name: string, tool: Exclude<Tool, 'rsbuild'>, config: string, settings: string, left: string[]]
>([
  [
    'vite.config.js',
    'vite',
    `{ root: 'r', base: '/b/', define: { A: 1 }, resolve: { ${alias}, dedupe: ['d'], conditions: ['c'], mainFields: ['m'], extensions: ['.e'] }, html: { cspNonce: 'n' }, css: { modules: { localsConvention: 'dashes', generateScopedName: '[local]' }, preprocessorOptions: { scss: { additionalData: 's' }, sass: { additionalData: 't' }, less: { additionalData: 'l' } }, devSourcemap: true }, build: { outDir: 'o', assetsInlineLimit: 9, sourcemap: true, minify: false, manifest: 'm.json', emptyOutDir: true, rolldownOptions: { external: ['x'] }, rollupOptions: { external: ['y'] } }, server: { host: 'h', port: 1, strictPort: true, open: '/o', cors: true, headers: { a: 'b' }, proxy: { '/a': 'b' }, hmr: false, origin: 'http://o' } }`,
    "root: 'r', plugins: [ pluginSass({ sassLoaderOptions: { additionalData: 's' } }), pluginLess({ lessLoaderOptions: { additionalData: 'l' } }), ], source: { entry: { index: './src/main.jsx' }, define: { ...publicVars, A: 1 }, }, resolve: { alias: { a: './a' }, dedupe: ['d'], conditionNames: ['c'], mainFields: ['m'], extensions: ['.e'], }, html: { template: './index.html', }, output: { cssModules: { exportLocalsConvention: 'dashes', localIdentName: '[local]', }, sourceMap: { css: true, js: 'source-map', }, distPath: { root: 'o', }, dataUriLimit: 9, minify: false, manifest: 'm.json', cleanDistPath: true, externals: ['x'], }, server: { base: '/b/', host: 'h', port: 1, strictPort: true, open: '/o', cors: true, headers: { a: 'b' }, proxy: { '/a': 'b' }, }, dev: { hmr: false, assetPrefix: 'http://o', }, security: { nonce: 'n', },",
    ['css.preprocessorOptions.sass', 'build.rollupOptions.external'],
  ],
  [
    'webpack.config.js',
    'webpack',
    `{ ${devServer}, entry: './e.js', devtool: 'eval', externals: { x: 'X' }, output: { path: './o', publicPath: '/b/', clean: true, crossOriginLoading: 'anonymous' }, resolve: { ${alias}, extensions: ['.e'], conditionNames: ['c'], mainFields: ['m'] } }`,
    "source: { entry: { index: './e.js' }, }, resolve: { alias: { a: './a' }, extensions: ['.e'], conditionNames: ['c'], mainFields: ['m'], }, html: { crossorigin: 'anonymous', }, output: { sourceMap: { js: 'eval', }, externals: { x: 'X' }, distPath: { root: 'o', }, cleanDistPath: true, }, server: { port: 1, host: 'h', open: true, compress: false, headers: { a: 'b' }, proxy: { '/a': 'b' }, base: '/b/', }, dev: { hmr: true, liveReload: false, },",
    [],
  ],
  [
    'vue.config.js',
    'vue-cli',
    `{ ${devServer}, publicPath: '/b/', outputDir: 'o', filenameHashing: false, productionSourceMap: true, crossorigin: 'anonymous', css: { sourceMap: true, loaderOptions: { scss: { additionalData: 's' }, sass: { additionalData: 't' }, less: { additionalData: 'l' } } }, transpileDependencies: ['a'] }`,
    "plugins: [ pluginVue(), pluginSass({ sassLoaderOptions: { additionalData: 's' } }), pluginLess({ lessLoaderOptions: { additionalData: 'l' } }), ], source: { entry: { index: './src/main.js' }, include: [/node_modules[\\\\/]a[\\\\/]/], define: { ...publicVars }, }, resolve: { alias: { '@': './src' }, }, html: { template: './public/index.html', crossorigin: 'anonymous', templateParameters: { ...rawPublicVars, BASE_URL: '/b/' }, }, output: { polyfill: 'usage', distPath: { root: 'o', }, filenameHash: false, sourceMap: { js: 'source-map', css: true, }, }, server: { port: 1, host: 'h', open: true, compress: false, headers: { a: 'b' }, proxy: { '/a': 'b' }, base: '/b/', }, dev: { hmr: true, liveReload: false, },",
    ['css.loaderOptions.sass'],
  ],
  [
    'craco.config.js',
    'craco',
    `{ ${devServer}, webpack: { ${alias} }, style: { modules: { localIdentName: '[local]' }, css: { loaderOptions: { url: false } }, postcss: () => 1, sass: { loaderOptions: { sourceMap: true } } } }`,
    "plugins: [pluginReact(), pluginSass({ sassLoaderOptions: { sourceMap: true } })], source: { define: { ...publicVars }, }, resolve: { alias: { a: './a' }, }, html: { template: './public/index.html', }, output: { distPath: { root: 'build', }, cssModules: { localIdentName: '[local]', }, }, server: { port: 1, host: 'h', open: true, compress: false, headers: { a: 'b' }, proxy: { '/a': 'b' }, }, dev: { hmr: true, liveReload: false, }, tools: { cssLoader: { url: false }, postcss: () => 1, },",
    [],
  ],
])('%s: each setting that can be converted is', (name, tool, config, settings, left) => {
  const text = `module.exports = ${config};`;
  const named = check(text, '2.3', { name }).findings.map(({ name: it }) => it);
  expect(Object.keys(moves[tool]).filter((one) => !named.includes(one))).toEqual([]);
  expect(settingsOf(name, config)).toEqual([settings, left]);
});

// Paths become relative to the root, and a value takes along what it is made of.
test.each<[before: string, value: string, written: string | undefined, taken?: string]>([
  ['', "path.join(__dirname, './a', '/b/c')", "'./a/b/c'"],
  ['', "path.resolve(import.meta.dirname, 'a')", "'./a'"],
  ['', "fileURLToPath(new URL('./a', import.meta.url))", "'./a'"],
  ['', "new URL('./a')", "new URL('./a')"],
  [
    '',
    "{ a: [, path.join(__dirname, 'a')], b: process.env.B }",
    "{ a: [, './a'], b: process.env.B }",
  ],
  ['', "('a') as string", "'a'"],
  ['', 'import.meta.url', 'import.meta.url'],
  ['', 'import.meta.dir.name', 'import.meta.dir.name'],
  [
    '',
    '((a, { b, ...c }, [d] = []) => a + b + c + d)(1)',
    '((a, { b, ...c }, [d] = []) => a + b + c + d)(1)',
  ],
  [
    '',
    '(() => { const x = 1; return { y: x, m(z) { return z; } }; })()',
    '(() => { const x = 1; return { y: x, m(z) { return z; } }; })()',
  ],
  ['const a = process.env.A;', '[a, { ...a }]', '[a, { ...a }]', 'const a = process.env.A;'],
  ['const a = 1, b = 2;', 'a + b', 'a + b', 'const a = 1, b = 2;'],
  ["import a, { b as c } from 'd';", '[a, c]', '[a, c]', "import a, { b as c } from 'd';"],
  ["import a from 'd';", '{ a: 1, b: { a() {} } }', '{ a: 1, b: { a() {} } }'],
  ["import a from 'd';", '{ [a]() {} }', '{ [a]() {} }', "import a from 'd';"],
  ["import type { A } from 'd';", 'new Set<A>()', 'new Set<A>()', "import type { A } from 'd';"],
  // What is not there in another file.
  ['', "new Other('./a', import.meta.url)", undefined],
  ['', 'fileURLToPath(url)', undefined],
  ['', 'fileURLToPath()', undefined],
  ['', "path.resolve('a')", undefined],
  ['', 'path.join(__dirname, a)', undefined],
  ['', "path.other(__dirname, 'a')", undefined],
  ['', 'fs.dirname', undefined],
  ['', 'JSON[a]', undefined],
  ['', 'myJSON.a', undefined],
  ['', 'JSONs.a', undefined],
  ['', '[b, "a"]', undefined],
  ['const { a } = process;', 'a', undefined],
  ["const a = require('b');", '[a]', undefined],
  ['const a = 1, b = other();', 'a + 1', undefined],
  ['var a = 1;', '[a]', undefined],
  ['function a() {}', 'a()', undefined],
])('with %j, %s is written as %s', (before, value, written, taken) => {
  const text = `${before}\nexport default { build: { outDir: ${value} } };`;
  const draft = draftOf('vite.config.js', text);
  const [, root] = /distPath: \{\n +root: (.*),\n/.exec(draft) ?? [];
  expect(root).toBe(written);
  expect(draft.includes('// - build.outDir: ')).toBe(written === undefined);
  const [start = ''] = draft.split('\n\n//')[0]?.split('\n\nexport') ?? [];
  const own = start.split('\n').slice(1).filter(Boolean);
  expect(own).toEqual(taken ? [taken] : []);
});

test('what is moved from inside a file is indented anew', () => {
  const text =
    'export default {\n    build: {\n        outDir: [\n            1,\n        ],\n    },\n};';
  expect(draftOf('vite.config.js', text)).toContain('root: [\n            1,\n        ],');
});

// Names as in the guides, of plugins and loaders, too; what the guides do not have is a warning.
test.each<[name: string, text: string, names: string[]]>([
  [
    'webpack.config.js',
    "const Copy = require('copy-webpack-plugin');\nmodule.exports = { plugins: [new Copy()] };",
    ['CopyPlugin'],
  ],
  [
    'webpack.config.js',
    'module.exports = { plugins: [new webpack.ProvidePlugin(), new webpack.DefinePlugin({}), new DefinePlugin()] };',
    ['ProvidePlugin', 'DefinePlugin'],
  ],
  [
    'webpack.config.js',
    "module.exports = { module: { rules: [{ use: ['less-loader?x=1', { loader: require.resolve('vue-loader') }, require('sass-loader'), 'strange-loader', requires('css-loader'), 1] }] } };",
    ['less-loader', 'vue-loader', 'sass-loader', 'strange-loader !', 'requires !'],
  ],
  [
    'webpack.config.js',
    "module.exports = { plugins: ['less-loader', one.Two(), require('other'), require(x), dev && [new Three()], { a: new Four() }, () => 1] };",
    ['Two !', 'other !', 'Three !', 'Four !'],
  ],
  [
    'webpack.config.js',
    "import own from 'pkg';\nexport default { plugins: [own(), own.named(), own()], other: [a()] };",
    ['pkg !', 'named !', 'other !'],
  ],
  ['webpack.config.js', 'export default { plugins: [] };', ['plugins']],
  ['webpack.config.js', 'export default { module: {} };', ['module']],
  [
    'webpack.config.js',
    'export default { nothing: {}, resolve: {}, devServer: { other: 1, client: {} } };',
    ['resolve', 'devServer.other !'],
  ],
  [
    'webpack.config.js',
    "export default { nothing: x ? {} : { a: 1 }, output: x ? { path: 'a' } : 'b', optimization: { splitChunks: {}, minimize: true } };",
    ['nothing !', 'output.path', 'optimization.splitChunks', 'optimization.minimize'],
  ],
  [
    'vite.config.js',
    'export default { worker: { plugins: [] }, plugins: [react()], publicDir: false, test: {} };',
    ['worker.plugins', 'react !', 'publicDir'],
  ],
  [
    'vue.config.js',
    'module.exports = { configureWebpack: { plugins: [], nothing: 1, resolve: { alias: {} } }, chainWebpack: 1, pluginOptions: { electronBuilder: {} } };',
    [
      'configureWebpack.plugins',
      'configureWebpack.nothing !',
      'configureWebpack.resolve.alias',
      'chainWebpack',
      'pluginOptions',
    ],
  ],
  [
    'craco.config.js',
    "module.exports = { webpack: { configure: (config) => config, plugins: [] }, devServer: { port: 1 }, plugins: [{ plugin: require('craco-less') }] };",
    ['webpack.configure', 'webpack.plugins !', 'devServer.port', 'craco-less'],
  ],
])('%s: the findings for %s', (name, text, names) => {
  const { findings } = check(text, '2.3', { name });
  expect(
    findings.map(({ name: one, kind, level }) =>
      kind === 'unmapped' && level === 'warning' ? `${one} !` : one,
    ),
  ).toEqual(names);
});

test.each([
  ["'^/api/v-1' : 'a',\n      \"^/b\": 'c',", ["'/api/v-1': 'a',", '"/b": \'c\',']],
  ["'^/(b|c)': 'a',", ["'^/(b|c)': 'a',"]],
  [
    'a: {\n      // Why.\n      rewrite : 1, x: 1,rewrite: 2 },',
    ['pathRewrite: 1, x: 1,pathRewrite: 2 }'],
  ],
  ['a: {rewrite: 1, notrewrite: 2 },', ['{pathRewrite: 1, notrewrite: 2 }']],
])('proxy rules of Vite have other names: %j', (rules, expected) => {
  const text = `export default {\n  server: {\n    proxy: {\n      ${rules}\n    },\n  },\n};`;
  for (const one of expected) expect(draftOf('vite.config.js', text)).toContain(one);
});

test('a draft is a whole file', () => {
  const text =
    "import { a } from './a';\nconst b = 1;\nconst c = 'c';\nmodule.exports = {\n  outputDir: [a, b, c],\n  'pages': {},\n  chainWebpack() {},\n};\n";
  const { rewritten } = check(text, '2.3', {
    name: 'vue.config.js',
    files: [{ name: 'package.json', text: '{ "dependencies": { "sass": "1", "other": "1" } }' }],
  });
  expect(rewritten).toEqual({
    name: 'rsbuild.config.ts',
    text: `import { defineConfig, loadEnv } from '@rsbuild/core';
import { pluginVue } from '@rsbuild/plugin-vue';
import { pluginSass } from '@rsbuild/plugin-sass';
import { a } from './a';

const b = 1;
const c = 'c';

// To do, see the migration guide:
// - pages: /guide/migration/vue-cli#pages
// - chainWebpack: /guide/migration/vue-cli#chain

export default defineConfig(({ envMode }) => {
  // Loads the variables that start with VUE_APP_.
  const { publicVars, rawPublicVars } = loadEnv({ mode: envMode, prefixes: ['VUE_APP_'] });

  return {
    plugins: [pluginVue(), pluginSass()],
    source: {
      entry: { index: './src/main.js' },
      define: { ...publicVars },
    },
    resolve: {
      alias: { '@': './src' },
    },
    html: {
      template: './public/index.html',
      templateParameters: { ...rawPublicVars, BASE_URL: '/' },
    },
    output: {
      polyfill: 'usage',
      distPath: {
        root: [a, b, c],
      },
    },
  };
});
`,
  });
  expect(draftOf('webpack.config.js', 'module.exports = { cache: true, nothing: 1 };')).toBe(
    `import { defineConfig } from '@rsbuild/core';

// To do, see the migration guide:
// - cache: In memory during development; on disk through performance.buildCache: see Build
//   performance
// - nothing: not in the table of the guide

export default defineConfig({
});
`,
  );
  expect(draftOf('vite.config.js', 'module.exports = {};')).toMatch(
    /^import \{ defineConfig, loadEnv \} from '@rsbuild\/core';\n\nexport default .*\n.*start with VITE_\.\n {2}const \{ publicVars \} = loadEnv\(\{ mode: envMode, prefixes: \['VITE_'\] \}\);\n/,
  );
});

// Without a package.json, JSX is taken for React's.
test.each<[config: string, dependencies: string[] | undefined, plugins: string[]]>([
  ['{ entry: "./a.tsx" }', undefined, ['React']],
  ['{ entry: "./a.jsx" }', undefined, ['React']],
  ['{ entry: "./a.ts", jsx: "a.jsxy" }', undefined, []],
  ['{ entry: "./a.jsx" }', ['solid-js', 'preact'], ['Preact', 'Solid']],
  ['{ entry: "./a.js" }', ['react', 'preact', 'vue', 'svelte'], ['React', 'Vue', 'Svelte']],
  ['{}', ['sass-embedded', 'less', 'stylus', 'constructor'], ['Sass', 'Less', 'Stylus']],
])('%s with %j needs the plugins %j', (config, dependencies, plugins) => {
  const some = Object.fromEntries((dependencies ?? []).map((name) => [name, '1.0.0']));
  const { rewritten } = check(`module.exports = ${config}`, '2.3', {
    name: 'webpack.config.js',
    files: dependencies
      ? [{ name: 'package.json', text: JSON.stringify({ dependencies: some }) }]
      : [],
  });
  const found = rewritten?.text.matchAll(/import \{ plugin(\w+) \} from '@rsbuild\/plugin-/g) ?? [];
  expect(Array.from(found, ([, name]) => name)).toEqual(plugins);
});

test('a finding says where a setting is, and what the guide has for it', () => {
  const text =
    "export default {\n  cacheDir: 'a',\n  'clearScreen': false, nothing() {},\n  plugins: [other()],\n};";
  const { findings } = check(text, '2.3', { name: 'vite.config.js' });
  const page = '/guide/migration/vite#shared';
  const place = (code: string, line: number) => {
    const start = text.indexOf(code);
    return { line, start, end: start + code.length, params: {} };
  };
  expect(findings).toEqual([
    {
      kind: 'mapped',
      level: 'info',
      name: 'cacheDir',
      ...place('cacheDir', 2),
      page,
      text: expect.stringContaining('build-cache'),
    },
    {
      kind: 'mapped',
      level: 'warning',
      name: 'clearScreen',
      ...place("'clearScreen'", 3),
      page,
      text: expect.stringContaining('No counterpart'),
    },
    { kind: 'unmapped', level: 'warning', name: 'nothing', ...place('nothing', 3) },
    { kind: 'unmapped', level: 'warning', name: 'other', ...place('other()', 4) },
  ]);
});

// What needs nothing, or has no counterpart, is not left to do.
test.each([
  ["{ clearScreen: false, worker: { plugins: [] }, appType: 'spa' }", []],
  [
    "{ appType: 'mpa', plugins: [tsconfigPaths(), visualizer()] }",
    ['appType', 'tsconfigPaths', 'visualizer'],
  ],
])('%s leaves %j to do', (config, left) => {
  expect(settingsOf('vite.config.js', config)[1]).toEqual(left);
});

// A row may be about a value, about all that begins alike, or about some versions.
test.each<[name: string, config: string, minor: string, text: string | undefined]>([
  ['vite.config.js', '{ base: dir }', '2.3', '/config/server/base'],
  ['vite.config.js', '{ base: { a: 1 } }', '2.3', undefined],
  ['vite.config.js', "{ base: 'a' }", '2.3', undefined],
  ['vite.config.js', "{ appType: 'mpa' }", '2.3', 'htmlFallback'],
  ['vite.config.js', "{ appType: 'x' }", '2.3', undefined],
  ['vite.config.js', "{ base: 'http://cdn.x/' }", '2.3', '/config/output/asset-prefix'],
  ['vite.config.js', '{ preview: { port: 1 } }', '2.3', 'The same'],
  ['vite.config.js', "{ worker: { format: 'es' } }", '1.2', 'workers are classic'],
  ['vite.config.js', "{ worker: { format: 'es' } }", '2.3', 'or modules with'],
  ['vite.config.js', "{ plugins: [require('unplugin-icons/vite')()] }", '2.3', undefined],
  ['vue.config.js', "{ transpileDependencies: ['a'] }", '2.3', '/config/source/include)'],
  ['vue.config.js', '{ transpileDependencies: true }', '2.3', '/config/source/include#all'],
  ['vue.config.js', '{ transpileDependencies: some }', '2.3', '/config/source/include)'],
  [
    'vue.config.js',
    '{ configureWebpack: { optimization: { splitChunks: 1 } } }',
    '1.7',
    'chunkSplit',
  ],
  [
    'vue.config.js',
    '{ configureWebpack: { optimization: { splitChunks: 1 } } }',
    '2.3',
    '/config/split-chunks',
  ],
  ['vue.config.js', '{ optimization: { splitChunks: 1 } }', '2.3', undefined],
])('%s: what the guide says of %s in %s', (name, config, minor, text) => {
  const { findings } = check(`module.exports = ${config}`, minor, { name });
  expect(findings.map((one) => one.text)).toEqual([text && expect.stringContaining(text)]);
});

// A path is not a URL with a host and without a protocol.
test.each([
  ['/a/', '/config/server/base'],
  ['//cdn.x/a/', '/config/output/asset-prefix'],
  ['https://cdn.x/a/', '/config/output/asset-prefix'],
])('a base %s leads to %s', (base, page) => {
  const report = check(`export default { base: '${base}' }`, '2.3', { name: 'vite.config.ts' });
  expect(report.findings.map(({ text }) => text)).toEqual([expect.stringContaining(page)]);
});

// For webpack settings inside another tool's configuration, the value matters, too.
test.each([
  ['/a/', '/config/server/base'],
  ['https://cdn.x/a/', '/config/output/asset-prefix'],
])('a public path %s of webpack within Vue CLI leads to %s', (value, page) => {
  const text = `module.exports = { configureWebpack: { output: { publicPath: '${value}' } } }`;
  const { findings } = check(text, '2.3', { name: 'vue.config.js' });
  expect(findings.map((one) => one.text)).toEqual([expect.stringContaining(page)]);
});

test.each([
  'export default ({ mode }) => ({ build: { outDir: mode } })',
  "let mode = 'a';\nmode += 'b';\nexport default { build: { outDir: mode } }",
])('a value that needs its surroundings is left to a person: %j', (text) => {
  const draft = draftOf('vite.config.ts', text);
  expect(draft).toContain('// - build.outDir: output.distPath.root');
  expect(draft).not.toContain('root: mode');
});

test('a package for React that brings Preact along asks for no plugin of Preact', () => {
  const text = JSON.stringify({ dependencies: { react: '19.0.0', preact: '10.0.0' } });
  const { rewritten } = check('export default {}', '2.3', {
    name: 'vite.config.ts',
    files: [{ name: 'package.json', text }],
  });
  expect(rewritten?.text).toContain('pluginReact()');
  expect(rewritten?.text).not.toContain('pluginPreact');
});

test('settings and plugins are reported in the order of the file', () => {
  const text = "module.exports = { plugins: [new CopyPlugin({})], entry: './a.js' };";
  const { findings } = check(text, '2.3', { name: 'webpack.config.js' });
  expect(findings.map(({ name }) => name)).toEqual(['CopyPlugin', 'entry']);
});

test('BASE_URL is not defined again where the tool defines it', () => {
  const text = "module.exports = { publicPath: '/bees/' }";
  expect(draftOf('vue.config.js', text)).not.toContain('process.env.BASE_URL');
});

test('for 1.x, proxy rules keep their names', () => {
  const text = "module.exports = { devServer: { proxy: [{ context: ['/a'], target: 'b' }] } }";
  expect(draftOf('webpack.config.js', text, '1.7')).toContain("context: ['/a']");
});

test.each<[Tool, string, string]>([
  ['vite', 'server: { nothing: 1 }', 'server.nothing'],
  ['webpack', 'nothing: 1', 'nothing'],
])('%s: a setting that no guide has is said to be unknown', (tool, text, name) => {
  const { findings } = check(`export default { ${text} }`, '2.3', { name: '', tool });
  expect(findings).toMatchObject([{ kind: 'unmapped', name, level: 'warning' }]);
});

describe('the tables of the guides', () => {
  const [en, zh] = [dataIn('en').rows, dataIn('zh').rows];
  const tools = Object.keys(en) as (keyof typeof en)[];
  const sections: Record<keyof typeof en, string> = {
    vite: 'shared css compile build rolldown server rest plugins',
    webpack: 'settings output resolve optimization dev-server loaders plugins',
    'vue-cli': 'settings pages css dev-server pwa',
    craco: 'overrides',
  };

  test.each(tools)('of %s are read in both languages', (tool) => {
    const read = en[tool].map(({ page }) => page.replace(/^.*#/, ''));
    expect([...new Set(read)].sort()).toEqual(sections[tool].split(' ').sort());
    expect(en[tool].length).toBeGreaterThan(20);
    expect(zh[tool].map(({ keys }) => keys)).toEqual(en[tool].map(({ keys }) => keys));
    expect(zh[tool].filter(({ text }) => /\]\(\/(?!zh\/)/.test(text))).toEqual([]);
  });

  test.each(tools)('of %s name the option that each setting is moved to', (tool) => {
    const node = parseExpression('value');
    const values: Value[] = [
      ...[true, './', './build'].map((value) => ({ kind: 'literal' as const, value, node })),
      { kind: 'array', items: [], node },
      { kind: 'object', entries: [], isOpen: false, node: parseExpression('{}') as never },
      { kind: 'function', node },
    ];
    const silent = Object.entries(moves[tool]).flatMap(([setting, to]) => {
      const rows = en[tool].filter(({ keys }) => keys.some(({ path: key }) => key === setting));
      // Webpack's settings of the server are one row in the guide of craco.
      if (tool === 'craco' && setting.startsWith('devServer.')) return [];
      if (rows.length === 0) return [`${setting} has no row`];
      const names =
        typeof to === 'string' ? [to] : values.flatMap((value) => to(value, 'value')?.[0] ?? []);
      if (names.length === 0) return [`${setting} is moved nowhere`];
      // The guides name the group of source maps.
      const shown = names.map((name) => name.replace('plugin:', 'plugin-').replace(/\.js$/, ''));
      return shown.filter((name) => !rows.some(({ text }) => text.includes(name)));
    });
    expect(silent).toEqual([]);
  });

  test.each(tools)('of %s lead to their guides, which readers of the check are not on', (tool) => {
    const texts = [...en[tool], ...zh[tool]].map(({ text }) => text);
    expect(texts.filter((text) => text.includes('](#'))).toEqual([]);
  });

  test.each(tools)('of %s have a text for each setting', (tool) => {
    expect(en[tool].filter(({ text, keys }) => !text || keys.length === 0)).toEqual([]);
    // The output of components is inserted.
    expect(en[tool].filter(({ text }) => /<\/?(?:For|ForRow|OptionDefault)\b/.test(text))).toEqual(
      [],
    );
  });
});
