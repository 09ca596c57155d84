import { expect, test } from 'vitest';
import { cpuSeconds } from '../cpuTime.ts';
import { check } from './data.ts';

const lines = (text: string, minor: string) =>
  check(`export default {\n${text}\n}`, minor).findings.map(
    ({ kind, name, line, params }) =>
      `${line} ${kind} ${name}${Object.values(params)
        .filter(Boolean)
        .map((value) => ` ${value}`)
        .join('')}`,
  );

// One row per kind of finding, with similar settings that must not be reported.
test.each<[string, string, string, string[]]>([
  ['a slip', '2.3', 'output: { minfy: true }', ['2 unknownNear output.minfy minify']],
  ['two letters swapped', '2.3', 'html: { titel: 1 }', ['2 unknownNear html.titel title']],
  ['a name like no other', '2.3', 'output: { whatever: true }', ['2 unknown output.whatever']],
  ['a group that is none', '2.3', 'outputs: {}', ['2 unknownNear outputs output']],
  [
    'a member',
    '1.7',
    'output: { distPath: { rot: 1 } }',
    ['2 unknownNear output.distPath.rot root'],
  ],
  ['__proto__', '2.3', '__proto__: { a: 1 }', ['2 unknown __proto__']],
  ['constructor', '2.3', 'output: { constructor: 1 }', ['2 unknown output.constructor']],
  ['names of the reader', '2.3', "source: { entry: { anything: './a' }, define: { X: 1 } }", []],
  ['what a bundler takes', '2.3', 'tools: { rspack: { anything: 1 }, swc: { jsc: {} } }', []],
  ['later', '1.2', 'dev: { browserLogs: true }', ['2 later dev.browserLogs 1.5.13']],
  [
    'later, with its members',
    '1.2',
    "dev: { browserLogs: { stackTrace: 'full' } }",
    ['2 later dev.browserLogs 1.5.13'],
  ],
  ['just there', '1.5', 'dev: { browserLogs: true }', []],
  ['renamed', '2.0', 'source: { alias: {} }', ['2 removedFor source.alias 2.0.0 resolve.alias']],
  ['gone', '2.0', 'performance: { profile: true }', ['2 removed performance.profile 2.0.0']],
  ['still there', '1.7', 'performance: { profile: true }', []],
  ['deprecated', '1.7', 'source: { alias: {} }', ['2 deprecatedFor source.alias resolve.alias']],
  ['not yet deprecated', '1.0', 'source: { alias: {} }', []],
  ['a wrong type', '2.3', "server: { port: '3000' }", ['2 type server.port number']],
  ['a wrong literal', '2.3', "mode: 'prod'", ["2 type mode 'development' | 'production' | 'none'"]],
  [
    'a literal of a later minor',
    '1.2',
    "output: { minify: { js: 'always' } }",
    ['2 type output.minify.js boolean'],
  ],
  [
    'one side of a condition',
    '2.3',
    "server: { port: x ? 1 : 'a' }",
    ['2 type server.port number'],
  ],
  ['what only a run knows', '2.3', 'server: { port: Number(process.env.PORT) }', []],
  ['place', '2.3', 'environments: { web: { server: { port: 1 } } }', ['2 topLevel server.port']],
  ['in an environment', '2.3', 'environments: { web: { output: { minify: false } } }', []],
  ['in a union', '2.3', "environments: { web: { splitChunks: { preset: 'none' } } }", []],
  [
    'a member of a proxy rule',
    '2.0',
    "server: { proxy: { '/a': { context: [] } } }",
    ['2 removed server.proxy.context 2.0.0'],
  ],
  ['rules as a list', '1.7', "server: { proxy: [{ context: ['/a'], target: 'b' }] }", []],
])('%s in %s', (_, minor, text, expected) => {
  expect(lines(text, minor)).toEqual(expected);
});

test.each([
  ["output: { distPath: { root: 'dist' } }", ['output.distPath.root']],
  ["output: { distPath: { root: 'out' } }", []],
  // A default for production only is not a default for both modes.
  ['output: { sourceMap: false }', []],
  ['server: { port: 3000 }', ['server.port']],
  // For other targets, the default may differ.
  ["output: { target: 'node', minify: true }", []],
  ['output: { minify: true }', ['output.minify']],
  ["mode: 'development', output: { minify: true }", []],
  ["mode: 'production', output: { minify: true }", ['output.minify']],
  ["output: { target: 'web', minify: true }", ['output.target', 'output.minify']],
  ['output: { target: t, minify: true }', []],
  [
    "output: { overrideBrowserslist: ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'] }",
    ['output.overrideBrowserslist'],
  ],
  ['output: { overrideBrowserslist: [x] }', []],
  [
    "html: { meta: { charset: { charset: 'utf-8' }, viewport: 'width=device-width, initial-scale=1.0' } }",
    ['html.meta'],
  ],
  [
    "html: { meta: { charset: { charset: 'utf-8' }, viewport: 'width=device-width, initial-scale=1.0', ...x } }",
    [],
  ],
  ['html: { meta: { charset: x } }', []],
  [
    'source: { define: {} }, server: { port: 3000, ...(x && { host: 1 }) }',
    ['source.define', 'server.port'],
  ],
  ["dev: { client: { path: '/rsbuild-hmr' } }", ['dev.client.path']],
  ["...(x && { dev: { client: { path: '/rsbuild-hmr' } } })", []],
  ['server: { port: 3000 }, ...{ server: { port: 3000 } }', []],
  // It is unknown which of them applies.
  ['...(x && { server: { port: 3000 } })', []],
  ['environments: { web: { output: { minify: true } } }', []],
])('%s sets the default of %j', (text, expected) => {
  const { options } = check(`export default {\n${text}\n}`, '2.3');
  expect(options.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(expected);
});

test('the options of a file are those with a page or facts of their own, not their groups', () => {
  const { options } = check(
    "export default { server: { port: 1, nothing: 2 }, mode: 'none' }",
    '2.3',
  );
  expect(options.map(({ name }) => name)).toEqual(['server.port', 'mode']);
});

test('a finding says where it is, how bad it is, and where to read about it', () => {
  const text = `export default {
  output: { minfy: true, 'whatever': 1 },
  dev: { browserLogs: 1 }, source: { alias() {} },
  environments: { web: { server: { port: 'a' } } },
};`;
  const place = (name: string, key = name.split('.').at(-1) ?? '') => {
    const start = text.lastIndexOf(key);
    const line = text.slice(0, start).split('\n').length;
    return { name, params: {}, line, start, end: start + key.length };
  };
  const port = { ...place('server.port'), page: '/config/server/port' };
  const { findings, options } = check(text, '1.2');
  expect(findings).toEqual([
    {
      ...place('output.minfy'),
      kind: 'unknownNear',
      level: 'error',
      params: { nearest: 'minify' },
    },
    { ...place('output.whatever', "'whatever'"), kind: 'unknown', level: 'error' },
    {
      ...place('dev.browserLogs'),
      kind: 'later',
      level: 'error',
      params: { since: '1.5.13' },
      page: '/config/dev/browser-logs',
    },
    {
      ...place('source.alias'),
      kind: 'deprecatedFor',
      level: 'warning',
      params: { replacement: 'resolve.alias' },
      page: '/config/resolve/alias',
    },
    { ...port, kind: 'type', level: 'error', params: { type: 'number' } },
    { ...port, kind: 'topLevel', level: 'error' },
  ]);
  const { params: _, ...own } = port;
  expect(options.at(-1)).toEqual({
    ...own,
    default: { development: '3000', production: '3000' },
    isDefault: false,
  });
  expect(options[0]).not.toHaveProperty('default');
  expect(check('export default { performance: { profile: 1 } }', '2.0').findings).toMatchObject([
    { kind: 'removed', level: 'error', params: { removed: '2.0.0', replacement: '' } },
  ]);
});

test.each([
  ['html', 'titl', 'title'],
  ['html', 'TITLE', 'title'],
  ['html', 'tit', 'title'],
  ['html', 'titlesome', 'title'],
  ['html', 'tielt', 'title'],
  ['html', 'mota', 'meta'],
  // Too short, or too different.
  ['html', 'ti', undefined],
  ['html', 'x', undefined],
  ['html', 'xxxtitle', undefined],
  ['html', 'taag', undefined],
  ['dev.client', 'prot', 'port'],
  ['server.publicDir', 'nam', 'name'],
  ['output.sourceMap', 'jss', 'css'],
  ['html.tags', 'tg', 'tag'],
])('in %s, %s is taken for %s', (parent, key, nearest) => {
  const nested = [...parent.split('.'), key].reduceRight(
    (inner, one) => `{ ${one}: ${inner} }`,
    '1',
  );
  const { findings } = check(`export default ${nested}`, '2.3');
  expect(findings.map(({ params }) => params.nearest)).toEqual([nearest]);
});

test('names below records, and groups, are the reader’s or known', () => {
  expect(
    lines(
      "server: { proxy: { '/a': { foo: 1 } } }, resolve: { alias: { a: 1 } }, tools: { other: 1 }, html: { meta: { a: { b: 1 } } }, source: {}, root: 1",
      '2.3',
    ),
  ).toEqual(['2 unknown tools.other', '2 type root string']);
});

test('an old name leads to the page of the new one', () => {
  const { findings } = check('export default { source: { alias: {} } }', '2.0');
  expect(findings).toMatchObject([{ name: 'source.alias', page: '/config/resolve/alias' }]);
});

test('an option is listed once a list, and for each environment that sets it', () => {
  const text = `export default {
    output: { copy: [{ from: './a' }, { from: './b' }], minify: true },
    environments: {
      web: { output: { minify: true } },
      node: { output: { minify: false } },
    },
  };`;
  const { options } = check(text, '2.3');
  const linesOf = (option: string) =>
    options.filter(({ name }) => name === option).map(({ line }) => line);
  expect(linesOf('output.copy.from')).toEqual([2]);
  expect(linesOf('output.minify')).toEqual([2, 4, 5]);
});

test('package.json has the version, and the versions of plugins', () => {
  const manifest = {
    name: 'package.json',
    text: JSON.stringify({
      devDependencies: { '@rsbuild/core': '^1.2.0', '@rsbuild/plugin-sass': '^2.0.1' },
    }),
  };
  const text =
    "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { plugins: [pluginSass()] };";
  const report = check(text, '2.3', { files: [manifest] });
  expect(report.minor).toBe('1.2');
  expect(report.findings).toMatchObject([
    { kind: 'plugin', level: 'error', name: '@rsbuild/plugin-sass', line: 1 },
  ]);
  // Findings of settings, of combinations and of plugins.
  const all = check(
    `${text.slice(0, -3)}, dev: { browserLogs: 1 }, mode: 'development', output: { minify: true } };`,
    '2.3',
    {
      files: [manifest],
    },
  );
  expect(all.problem).toBeUndefined();
  expect(all.findings.map(({ kind }) => kind)).toEqual(['later', 'interaction', 'plugin']);
});

test('plugins are not checked in the configuration of another tool', () => {
  const manifest = {
    name: 'package.json',
    text: JSON.stringify({
      devDependencies: { '@rsbuild/core': '^1.2.0', '@rsbuild/plugin-sass': '^2.0.1' },
    }),
  };
  const text = "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default {};";
  const { findings } = check(text, '2.3', { name: 'vite.config.ts', files: [manifest] });
  expect(findings).toEqual([]);
});

test.each([
  ['a broken package.json', 'export default {}', '{', 'json'],
  ['no export', 'const a = 1;', '{}', 'noExport'],
  ['no text', '', '{}', 'empty'],
])('%s is a problem', (_, text, manifest, kind) => {
  const report = check(text, '2.3', { files: [{ name: 'package.json', text: manifest }] });
  expect(report).toEqual({
    tool: 'rsbuild',
    minor: '2.3',
    findings: [],
    options: [],
    remarks: [],
    problem: { kind, line: 1, detail: kind === 'json' ? 'package.json' : '' },
  });
});

test('an export that only a run knows is a remark, and no problem', () => {
  const { problem, remarks } = check('export default load();', '2.3');
  expect(problem).toBeUndefined();
  expect(remarks).toMatchObject([{ kind: 'call', code: 'load' }]);
});

test('a variable inside a function hides the constant of the same name', () => {
  const text = (inner: string) =>
    `const port = 'a';\nexport default () => {\n  ${inner}\n  return { server: { port } };\n};`;
  const kinds = (inner: string) => check(text(inner), '2.3').findings.map(({ kind }) => kind);
  expect(kinds('')).toEqual(['type']);
  expect(kinds('let port;')).toEqual([]);
});

test('200 kB are read within a moment', () => {
  const rule = "      { from: './a', to: './b', context: 'c' },\n";
  const text = `export default {\n  output: {\n    copy: [\n${rule.repeat(4_400)}    ],\n  },\n};\n`;
  expect(text.length).toBeGreaterThan(195_000);
  // Usually about one second.
  expect(cpuSeconds(() => expect(check(text, '1.7').problem).toBeUndefined())).toBeLessThan(5);
});
