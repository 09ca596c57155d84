import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './data.ts';

const whole = (text: string) => `export default {\n${text}\n};\n`;

// One row per rule: the result for a file of 1.x.
test.each<[string, string, string]>([
  [
    'a renamed option moves, with the comment above it',
    '  source: {\n    // Why.\n    alias: { a: 1 },\n    entry: {},\n  },',
    '  source: {\n    entry: {},\n  },\n  resolve: {\n    // Why.\n    alias: { a: 1 },\n  },',
  ],
  [
    'the only one of its group takes the group along',
    "  source: {\n    alias: {\n      '@': './src',\n    },\n  },",
    "  resolve: {\n    alias: {\n      '@': './src',\n    },\n  },",
  ],
  [
    'a group that is there takes it in',
    '  resolve: {\n    dedupe: [],\n  },\n  source: { alias: {} },',
    '  resolve: {\n    alias: {},\n    dedupe: [],\n  },',
  ],
  [
    'two options go together',
    "  source: {\n    alias: {},\n    aliasStrategy: 'prefer-alias',\n    define: {},\n  },",
    "  source: {\n    define: {},\n  },\n  resolve: {\n    alias: {},\n    aliasStrategy: 'prefer-alias',\n  },",
  ],
  [
    'in an environment',
    '  environments: {\n    web: {\n      source: {\n        alias: {},\n      },\n    },\n  },',
    '  environments: {\n    web: {\n      resolve: {\n        alias: {},\n      },\n    },\n  },',
  ],
  [
    'a group whose name is computed is no group',
    '  [resolve]: {\n    dedupe: [],\n  },\n  source: { alias: {} },',
    '  [resolve]: {\n    dedupe: [],\n  },\n  resolve: {\n    alias: {},\n  },',
  ],
  [
    'on one line',
    '  environments: { web: { source: { alias: {}, entry: {} } } },',
    '  environments: { web: { source: { entry: {} }, resolve: { alias: {} } } },',
  ],
  [
    'where the new name is set, a person decides',
    '  resolve: { alias: {} },\n  source: { alias: {} },',
    '  resolve: { alias: {} },\n  source: { /* source.alias was removed in 2.0.0. To do: replace it with resolve.alias.: alias: {} */ },',
  ],
  [
    'a strategy for chunks becomes a preset',
    "  performance: {\n    chunkSplit: { strategy: 'split-by-module' },\n    printFileSize: false,\n  },",
    "  performance: {\n    printFileSize: false,\n  },\n  splitChunks: { preset: 'per-package' },",
  ],
  [
    'one chunk for all',
    "  performance: { chunkSplit: { strategy: 'all-in-one' } },",
    '  splitChunks: false,',
  ],
  [
    'forced chunks become groups',
    "  performance: {\n    chunkSplit: { forceSplitting: { 'lib-a': /a/ } },\n  },",
    "  splitChunks: { preset: 'default', cacheGroups: { 'lib-a': { test: /a/, name: 'lib-a', enforce: true } } },",
  ],
  [
    'forced chunks beside a single one are left to a person',
    "  performance: {\n    chunkSplit: { strategy: 'single-vendor', forceSplitting: { a: /a/ } },\n  },",
    "  performance: {\n    // To do: performance.chunkSplit is deprecated. Replace it with splitChunks, which works differently.\n    chunkSplit: { strategy: 'single-vendor', forceSplitting: { a: /a/ } },\n  },",
  ],
  [
    'what has no preset is left to a person',
    "  performance: {\n    chunkSplit: { strategy: 'custom', splitChunks: {} },\n  },",
    "  performance: {\n    // To do: performance.chunkSplit is deprecated. Replace it with splitChunks, which works differently.\n    chunkSplit: { strategy: 'custom', splitChunks: {} },\n  },",
  ],
  [
    'what is gone is commented out',
    '  performance: {\n    profile: true,\n  },',
    '  performance: {\n    // performance.profile was removed in 2.0.0, without a replacement.\n    // profile: true,\n  },',
  ],
  [
    'members of a proxy rule',
    "  server: {\n    proxy: {\n      '/a': {\n        context: ['/b'],\n        onError: fail,\n        onProxyReq() {},\n      },\n    },\n  },",
    "  server: {\n    proxy: {\n      '/a': {\n        pathFilter: ['/b'],\n        on: { error: fail, proxyReq() {} },\n      },\n    },\n  },",
  ],
  [
    'an option in short',
    '  source: { alias, entry: {} },\n  server: { proxy: [{ context, onError }] },',
    '  source: { entry: {} },\n  resolve: {\n    alias: alias,\n  },\n  server: { proxy: [{ pathFilter: context, on: { error: onError } }] },',
  ],
  [
    'a method',
    '  source: { alias() {}, entry: {} },',
    '  source: { entry: {} },\n  resolve: {\n    alias() {},\n  },',
  ],
  [
    'types around it',
    '  source: ({ alias: {} } as X),\n  resolve: ({ dedupe: [] } as X),',
    '  resolve: ({ alias: {}, dedupe: [] } as X),',
  ],
  ['what is spread', '  ...{ source: { alias: {} } },', '  ...{ resolve: { alias: {} } },'],
  [
    'a group that is something else',
    '  source: { alias: {} },\n  resolve: other,',
    '  source: { /* source.alias was removed in 2.0.0. To do: replace it with resolve.alias.: alias: {} */ },\n  resolve: other,',
  ],
  [
    'a group behind others, by a name in quotes',
    "  source: { alias: {} },\n  ...x,\n  'resolve': { dedupe: [] },",
    "  ...x,\n  'resolve': { alias: {}, dedupe: [] },",
  ],
  ['an empty group', '  source: { alias: {} },\n  resolve: {},', '  resolve: { alias: {} },'],
  [
    'a name in quotes is set, too',
    "  source: { alias: {} },\n  resolve: { ...x, 'alias': 1 },",
    "  source: { /* source.alias was removed in 2.0.0. To do: replace it with resolve.alias.: alias: {} */ },\n  resolve: { ...x, 'alias': 1 },",
  ],
  [
    'each in its place',
    '  environments: {\n    a: { source: { alias: {} } },\n    b: { source: { alias: { x: 1 } } },\n  },\n  source: { alias: { y: 1 } },',
    '  environments: {\n    a: { resolve: { alias: {} } },\n    b: { resolve: { alias: { x: 1 } } },\n  },\n  resolve: {\n    alias: { y: 1 },\n  },',
  ],
  [
    'two to different groups',
    "  performance: {\n    chunkSplit: {\n      strategy: 'split-by-size',\n      minSize: 1,\n      maxSize: 2,\n    },\n    profile: true,\n  },\n  source: { aliasStrategy: 'prefer-alias' },",
    "  performance: {\n    // performance.profile was removed in 2.0.0, without a replacement.\n    // profile: true,\n  },\n  splitChunks: { preset: 'none', minSize: 1, maxSize: 2 },\n  resolve: {\n    aliasStrategy: 'prefer-alias',\n  },",
  ],
  [
    'several handlers beside others',
    '  server: {\n    proxy: {\n      a: {\n        onOpen: b,\n        on: { close: c },\n        onProxyRes: d,\n      },\n    },\n  },',
    '  server: {\n    proxy: {\n      a: {\n        on: { open: b, proxyRes: d, close: c },\n      },\n    },\n  },',
  ],
  [
    'several forced chunks',
    "  performance: {\n    chunkSplit: { forceSplitting: { a: /a/, 'b-c': b } },\n  },",
    "  splitChunks: { preset: 'default', cacheGroups: { 'a': { test: /a/, name: 'a', enforce: true }, 'b-c': { test: b, name: 'b-c', enforce: true } } },",
  ],
  [
    'one chunk for all packages',
    "  performance: { chunkSplit: { strategy: 'single-vendor' } },",
    "  splitChunks: { preset: 'single-vendor' },",
  ],
  [
    'what had no effect is not switched on',
    '  tools: {\n    webpack: {},\n  },',
    '  tools: {\n    // tools.webpack no longer had any effect, and was removed in 2.0.0.\n    // webpack: {},\n  },',
  ],
])('%s', (_, before, after) => {
  expect(check(whole(before), '1.7').rewritten?.text).toBe(whole(after));
});

test.each([
  '{ ...x }',
  'x',
  '{ strategy: name }',
  '{ forceSplitting: [/a/] }',
  '{ forceSplitting: { ...x } }',
  '{ xminSize: 1 }',
  '{ minSizes: 1 }',
  '{ maxAsyncSize: 1 }',
  '{ override: {} }',
])('chunks split by %s are left to a person', (value) => {
  const { rewritten } = check(`export default { performance: { chunkSplit: ${value} } };`, '1.7');
  expect(rewritten?.text).toBe(
    `export default { performance: { /* To do: performance.chunkSplit is deprecated. Replace it with splitChunks, which works differently. */ chunkSplit: ${value} } };`,
  );
});

test('the file keeps its name', () => {
  const named = (name: string) =>
    check('export default { source: { alias: {} } };', '2.3', { name }).rewritten;
  const text = 'export default { resolve: { alias: {} } };';
  expect(named('a/rsbuild.config.mts')).toEqual({ name: 'a/rsbuild.config.mts', text });
  expect(named('')).toEqual({ name: 'rsbuild.config.ts', text });
});

test('what an upgrade changes, with its place and its page', () => {
  const text = `export default {
  source: { alias: {} },
  server: { proxy: { '/a': { context: [], onError: f } } },
  performance: { profile: 1, chunkSplit: x },
  environments: { web: { resolve: { unknown: 1 } } },
};`;
  const finding = (kind: string, name: string, replacement: string, page: string) => {
    const key = name.split('.').at(-1) ?? '';
    const start = text.indexOf(key);
    return {
      ...(kind.startsWith('removed')
        ? { level: 'error', params: { removed: '2.0.0', replacement } }
        : { level: 'warning', params: { replacement } }),
      ...{ kind, name, start, end: start + key.length, page: `/config/${page}` },
      line: text.slice(0, start).split('\n').length,
    };
  };
  const { upgrade } = check(text, '1.7');
  expect(upgrade?.minor).toBe('2.3');
  expect(upgrade?.findings).toEqual([
    finding('removedFor', 'source.alias', 'resolve.alias', 'resolve/alias'),
    finding('removedFor', 'server.proxy.context', 'pathFilter', 'server/proxy'),
    finding('removedFor', 'server.proxy.onError', 'on.error', 'server/proxy'),
    finding('removed', 'performance.profile', '', 'performance/profile'),
    finding('deprecatedFor', 'performance.chunkSplit', 'splitChunks', 'performance/chunk-split'),
  ]);
  expect(check(text, '2.3').upgrade).toBeUndefined();
});

test.each([
  ['what holds in the newest version', '  output: { minify: false },'],
  ['an option that a constant brings in from elsewhere', '  output,'],
  ['nothing', ''],
])('%s stays as it is', (_, text) => {
  expect(check(whole(text), '1.7').rewritten).toBeUndefined();
});

test('a type that is wrong already has not changed', () => {
  const { findings, upgrade, rewritten } = check(whole("  server: { port: '3000' },"), '1.7');
  expect(findings).toMatchObject([{ kind: 'type', name: 'server.port' }]);
  expect(upgrade?.findings).toEqual([]);
  expect(rewritten).toBeUndefined();
});

test('a property that is read twice is changed once', () => {
  const text = 'const source = { alias: {} };\nexport default { a: { source }, ...{ source } };\n';
  expect(check(text, '1.7').rewritten?.text.match(/source\.alias was removed/g)).toHaveLength(1);
});

test('defaults that change are listed where the file does not set them', () => {
  const names = (text: string, minor: string) =>
    check(whole(text), minor).upgrade?.defaults.map(({ name }) => name) ?? [];
  expect(names('', '2.3')).toEqual([]);
  expect(names('', '1.7')).toEqual(
    expect.arrayContaining([
      'server.host',
      'source.decorators.version',
      'output.overrideBrowserslist',
    ]),
  );
  expect(names("  server: { host: 'a' },", '1.7')).not.toContain('server.host');
  // Members of an option that is disabled by default.
  expect(names('', '1.0')).not.toContain('html.tags.append');
  expect(names('', '1.0')).toEqual([
    'dev.assetPrefix',
    'dev.progressBar',
    'dev.lazyCompilation',
    'server.publicDir.copyOnBuild',
    'server.host',
    'html.meta',
    'source.include',
    'source.decorators.version',
    'output.filename.js',
    'output.filename.css',
    'output.filename.svg',
    'output.filename.font',
    'output.filename.image',
    'output.filename.media',
    'output.filename.assets',
    'output.overrideBrowserslist',
    'performance.buildCache',
  ]);
  const { defaults } = check(whole("  output: { filename: { js: 'a' } },"), '1.7').upgrade ?? {};
  expect(
    defaults?.map(({ name }) => name).filter((name) => name.startsWith('output.file')),
  ).toEqual([
    'output.filename.css',
    'output.filename.svg',
    'output.filename.font',
    'output.filename.image',
    'output.filename.media',
    'output.filename.wasm',
    'output.filename.assets',
  ]);
  const of = (name: string) => defaults?.find((one) => one.name === name);
  expect(of('server.host')).toEqual({
    kind: 'defaultChanged',
    level: 'info',
    name: 'server.host',
    params: { before: "'0.0.0.0'", after: "'localhost'", mode: 'development' },
    page: '/config/server/host',
  });
  expect(of('output.filename.css')?.params).toEqual({
    before: "'[name].[contenthash:8].css'",
    after: "'[name].[contenthash:10].css'",
    mode: 'production',
  });
});

describe('the example of the page', () => {
  const sample = (file: string) =>
    readFileSync(path.join(import.meta.dirname, '../../samples/config-check', file), 'utf8');

  test('becomes the configuration that the sample builds with, once its mistakes are mended', () => {
    const mended = sample('before/rsbuild.config.ts')
      .replace('minfy', 'minify')
      .replace("'3000'", '3000');
    expect(check(mended, '1.2').rewritten?.text).toBe(sample('after/rsbuild.config.ts'));
  });

  test('shows an unknown option, one that came later, and a wrong type', () => {
    const { findings } = check(sample('before/rsbuild.config.ts'), '1.2');
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['unknownNear', 'later', 'type']),
    );
  });
});
