import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moves } from '../../src/check/moves.ts';
import type { Tool } from '../../src/check/types.ts';
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
    "{ js: 'hidden-source-map' }",
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

  test.each(tools)('of %s are read in both languages', (tool) => {
    expect(en[tool].length).toBeGreaterThan(20);
    expect(zh[tool].map(({ keys }) => keys)).toEqual(en[tool].map(({ keys }) => keys));
    expect(zh[tool].filter(({ text }) => /\]\(\/(?!zh\/)/.test(text))).toEqual([]);
  });

  test.each(tools)('of %s name the option that each setting is moved to', (tool) => {
    // A row may be about a group of settings, such as `devServer` of craco.
    const silent = Object.entries(moves[tool]).filter(([setting, to]) => {
      const rows = en[tool].filter(({ keys }) => keys.some(({ path: key }) => key === setting));
      if (typeof to !== 'string' || rows.length === 0) return false;
      return !rows.some(({ text }) => text.includes(to));
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
