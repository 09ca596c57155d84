import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { newest, toolchains } from '../../scripts/samples/installed.ts';
import { checkText } from './check.ts';
import { applyNotation, parseMeta } from './collect.ts';
import { checkCommandLine } from './rules/shell.ts';
import { stubbedPackages } from './stubs.ts';

// The first check reads the declarations of all packages.
vi.setConfig({ testTimeout: 60_000 });

/** Formats problems as `line rule message`; the title is on line 1, the first fence on line 3. */
async function problemsOf(...fences: string[]): Promise<string[]> {
  const { problems } = await checkText(`# Page\n\n${fences.join('\n\n')}\n`);
  return problems.map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

function fence(head: string, ...lines: string[]): string {
  return [`\`\`\`${head}`, ...lines, '```'].join('\n');
}

const config = 'ts title="rsbuild.config.ts"';
const importDefine = "import { defineConfig } from '@rsbuild/core';";

/** One invalid page per row: its mistake, its fences, and the expected problems. */
const broken: [name: string, fences: string[], expected: RegExp[]][] = [
  [
    'an option that does not exist',
    [fence(config, importDefine, 'export default defineConfig({', '  sever: {},', '});')],
    [/^6 types TS\d+ .*'sever' does not exist/],
  ],
  [
    // TypeScript does not compare a callback's return value with its contextual type.
    'an unknown key in the function form',
    [
      fence(
        config,
        importDefine,
        'export default defineConfig(() => ({',
        '  server: { prot: 1 },',
        '}));',
      ),
    ],
    [/^6 types 'prot' does not exist in type 'ServerConfig/],
  ],
  [
    'an unknown key in the asynchronous function form',
    [
      fence(
        config,
        importDefine,
        'export default defineConfig(async ({ command }) => {',
        "  if (command === 'dev') return { dev: { hrm: false } };",
        '  return {};',
        '});',
      ),
    ],
    [/^6 types 'hrm' does not exist in type 'DevConfig/],
  ],
  [
    'an unknown key in a list that a function returns',
    [
      fence(
        config,
        importDefine,
        'export default defineConfig(() => ({',
        "  server: { publicDir: [{ nam: 'static' }] },",
        '}));',
      ),
    ],
    [/^6 types 'nam' does not exist/],
  ],
  [
    'a configuration without defineConfig',
    [fence(config, 'export default {', '  sever: {},', '};')],
    [/^5 types TS2353 .*'sever' does not exist/],
  ],
  [
    'a function without defineConfig',
    [fence(config, 'export default () => ({', '  sever: {},', '});')],
    [/^5 types 'sever' does not exist/],
  ],
  [
    'a configuration in a variable',
    [
      fence(
        config,
        importDefine,
        'const shared = {',
        '  sever: {},',
        '};',
        'export default defineConfig(shared);',
      ),
    ],
    [/^6 types TS2353 .*'sever' does not exist/],
  ],
  [
    'a configuration without a title',
    [
      fence(
        'ts',
        importDefine,
        "if (true) throw new Error('no key');",
        'export default defineConfig({});',
      ),
    ],
    [/^3 config .*no key/],
  ],
  [
    'a title that is no path',
    [fence('ts title="the configuration"', 'export const n = 1;')],
    [/^3 title/],
  ],
  [
    'a CommonJS configuration',
    [fence('js title="rsbuild.config.cjs"', 'module.exports = {', '  sever: {},', '};')],
    [/^5 types TS2353 .*'sever' does not exist/],
  ],
  [
    'an ES module configuration in JavaScript',
    [fence('js title="rsbuild.config.mjs"', 'export default {', '  sever: {},', '};')],
    [/^5 types TS2353 .*'sever' does not exist/],
  ],
  [
    'a value that an option does not take',
    [fence(config, importDefine, "export default defineConfig({ output: { polyfill: 'all' } });")],
    [/^5 types TS2322 .*"all"/],
  ],
  [
    'a deprecated option, which both the types and the tool name',
    [
      fence(
        `${config} v=1`,
        importDefine,
        "export default defineConfig({ source: { alias: { a: './a' } } });",
      ),
    ],
    [/^3 config .*source\.alias.*deprecated/, /^5 types 'alias' is deprecated/],
  ],
  [
    'a configuration that throws when it is loaded',
    [
      fence(
        config,
        importDefine,
        "if (true) throw new Error('no key');",
        'export default defineConfig({});',
      ),
    ],
    [/^3 config .*does not take this configuration: no key/],
  ],
  [
    'a plugin that refuses its options when the tool starts',
    [
      fence(
        config,
        importDefine,
        'export default defineConfig({',
        "  plugins: [{ name: 'strict', setup() { throw new Error('needs a token'); } }],",
        '});',
      ),
    ],
    [/^3 config .*needs a token/],
  ],
  [
    'a type error, at its own line',
    [
      fence(
        'ts',
        'const port: number = 3000;',
        "const host: number = 'a';",
        'export { port, host };',
      ),
    ],
    [/^5 types TS2322/],
  ],
  [
    'an import that the file of the page does not export',
    [
      fence('ts title="src/time.ts"', 'export const now = 1;'),
      fence('ts title="src/index.ts"', "import { then } from './time';", 'console.log(then);'),
    ],
    [/^8 types TS2305 .*'then'/],
  ],
  [
    'a package that is neither installed nor listed',
    [fence('ts', "import pad from 'left-padding';", 'pad();')],
    [/^4 types TS2307 .*'left-padding'.*stubs\.ts/],
  ],
  ['TypeScript that does not parse', [fence('ts', 'const = 1;')], [/^4 types TS1134/]],
  [
    'JSX that does not parse',
    [fence('jsx', 'export const a = <p>;')],
    [/^4 types TS17008/, /^4 types TS1005/],
  ],
  ['JSON that does not parse', [fence('json', '{', '  "a": }')], [/^5 syntax/]],
  ['a comment in JSON', [fence('json', '{', '  // why', '  "a": 1', '}')], [/^4 syntax/]],
  [
    'a compiler option that does not exist',
    [fence('json title="tsconfig.json"', '{ "compilerOptions": { "stric": true } }')],
    [/^4 syntax .*'stric'/],
  ],
  ['CSS that does not parse', [fence('css', '.a { color: red')], [/^4 syntax Unclosed block/]],
  [
    'Sass with an unknown variable',
    [fence('scss', '.a {', '  color: $brand;', '}')],
    [/^5 syntax Undefined variable/],
  ],
  ['Less that does not parse', [fence('less', '.a {', '  color: red;')], [/^\d syntax/]],
  ['Stylus that does not parse', [fence('stylus', '.a', '  color: )')], [/^\d syntax/]],
  [
    'HTML with an attribute twice',
    [fence('html', '<p id="a"', '  id="b"></p>')],
    [/^5 syntax duplicate attribute/],
  ],
  ['a template whose tag stays open', [fence('ejs', '<p><% if (a) { %></p>')], [/^4 syntax/]],
  [
    'a Vue component that does not parse',
    [fence('vue', '<template>', '  <p>', '</template>')],
    [/^5 syntax .*end tag/],
  ],
  [
    'a type error in a Vue component',
    [
      fence(
        'vue',
        '<script setup lang="ts">',
        "const n: number = 'a';",
        '</script>',
        '<template>{{ n }}</template>',
      ),
    ],
    [/^5 types TS2322/],
  ],
  [
    'a Svelte component that does not parse',
    [fence('svelte', '<p>hi</p>', '{#if a}')],
    [/^5 syntax/],
  ],
  ['YAML that does not parse', [fence('yaml', 'a: 1', 'b: [')], [/^\d syntax/]],
  [
    'a command the tool does not have',
    [fence('bash', 'npx rsbuild buid')],
    [/^4 shell .*'buid'.*dev, build/],
  ],
  [
    'a flag the command does not have',
    [fence('bash', '# why', 'rsbuild build --fast')],
    [/^5 shell .*'--fast'/],
  ],
  ['a script no package.json has', [fence('bash', 'npm run deploy')], [/^4 shell .*'deploy'/]],
  [
    'a flag in a script',
    [
      fence(
        'json title="package.json"',
        '{',
        '  "scripts": {',
        '    "dev": "rsbuild dev --prot 1"',
        '  }',
        '}',
      ),
    ],
    [/^6 shell .*'--prot'/],
  ],
  ['a program nobody knows', [fence('bash', 'npx frobnicate')], [/^4 shell .*'frobnicate'/]],
  [
    'nocheck without a reason',
    [fence('ts nocheck', "const n: number = 'a';")],
    [/^3 nocheck say why/],
  ],
  [
    'nocheck on a fence that passes',
    [fence('ts nocheck="2.x"', 'export const n = 1;')],
    [/^3 nocheck .*remove/],
  ],
  ['nocheck on plain text', [fence('txt nocheck="text"', 'hi')], [/^3 nocheck .*remove/]],
  ['no language', [fence('', 'hi')], [/^3 language/]],
  ['an unknown language', [fence('klingon', 'hi')], [/^3 language .*`klingon`/]],
  ['a diff', [fence('diff', '- a')], [/^3 language .*code \+\+/]],
  [
    'a file that no sample has',
    [fence('ts title="a.ts" file="<root>/samples/react-app/src/none.ts"')],
    [/^3 sample .*does not exist/],
  ],
  [
    'a recording that was not made',
    [fence('txt file="<root>/samples/react-app/recorded/none.txt"')],
    [/^3 sample .*npm run samples:record -- react-app/],
  ],
  [
    'a folder that is no sample',
    [fence('txt file="<root>/samples/node_modules/react/index.js"')],
    [/^3 sample .*no sample\.json/],
  ],
  [
    'a recorded message that is not there',
    [fence('txt file="<root>/tests/messages/recorded/none.txt"')],
    [/^3 sample .*does not exist/],
  ],
  [
    'a file outside of the samples',
    [fence('txt file="<root>/package.json"')],
    [/^3 sample .*does not name a file of a sample/],
  ],
  [
    'a shown file with a body',
    [fence('tsx title="src/App.tsx" file="<root>/samples/react-app/src/App.tsx"', 'x')],
    [/^3 sample .*empty/],
  ],
  ['MDX that does not parse', ['<Tabs>'], [/^\d+ mdx/]],
  [
    'an option that the older major lacks, shown for all',
    [fence(config, importDefine, 'export default defineConfig({ splitChunks: false });')],
    [/^5 types with 1\.\d+\.\d+: .*'splitChunks' does not exist/],
  ],
  [
    'an option that the newer major lacks, shown for it',
    [
      fence(
        `${config} v=2`,
        importDefine,
        'export default defineConfig({ performance: { profile: true } });',
      ),
    ],
    [/^5 types TS2353 .*'profile' does not exist/],
  ],
  [
    'an option that the older major lacks, shown for versions of both',
    [
      `<For v=">=1.4">\n\n${fence(config, importDefine, 'export default { splitChunks: false };')}\n\n</For>`,
    ],
    [/^7 types with 1\.\d+\.\d+: .*'splitChunks' does not exist/],
  ],
  [
    'versions that are none',
    [fence('ts v=soon', 'export const n = 1;')],
    [/^3 versions 'soon' is no/],
  ],
  [
    'a flag that the older major lacks',
    [fence('bash', 'npx rsbuild dev --strict-port')],
    [/^4 shell with 1\.\d+\.\d+: .*'--strict-port'/],
  ],
  [
    'a plugin without its major, which the older one refuses',
    [
      fence('bash', 'npm add @rsbuild/plugin-react'),
      '<PackageManagerTabs command="add @rsbuild/plugin-react" />',
    ],
    [
      /^4 shell with 1\.\d+\.\d+: .*1\.x works with @rsbuild\/plugin-react@1/,
      /^7 shell with 1\.\d+\.\d+: .*1\.x works with @rsbuild\/plugin-react@1/,
    ],
  ],
  [
    'a plugin of the older major',
    [fence('bash v=2', 'npm add @rsbuild/plugin-react@1')],
    [/^4 shell .*2\.x works with @rsbuild\/plugin-react@2/],
  ],
];

describe('the checker names', () => {
  test.each(broken)('%s', async (_, fences, expected) => {
    const found = await problemsOf(...fences);
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
    expect(found).toHaveLength(expected.length);
  });
});

test('a page for some versions is checked with them alone', async () => {
  const text = fence(config, 'export default { performance: { profile: true } };');
  const { problems } = await checkText(`---\nversions: "1"\n---\n\n# Page\n\n${text}\n`);
  expect(problems).toEqual([]);
});

/** Valid pages, each of which a careless rule would report. */
const sound: [name: string, ...fences: string[]][] = [
  [
    'files of a page import each other, and files it leaves out',
    fence(
      'tsx title="src/App.tsx"',
      "import { title } from './title';",
      'export const App = () => <h1>{title()}</h1>;',
    ),
    fence(
      'tsx title="src/index.tsx"',
      "import { App } from './App';",
      "import logo from './logo.svg';",
      'console.log(<App />, logo.length);',
    ),
  ],
  [
    'a later file of the same name serves the code below it',
    fence('ts title="src/a.ts"', 'export const one = 1;'),
    fence('ts title="src/a.ts"', 'export const two = 2;'),
    fence('ts title="src/b.ts"', "import { two } from './a';", 'console.log(two);'),
  ],
  [
    'an alias of the configuration',
    fence(
      config,
      importDefine,
      "export default defineConfig({ resolve: { alias: { '@ui': './src/ui' } } });",
    ),
    fence(
      'ts',
      "import { button } from '@ui/button';",
      "import { store } from '@/store';",
      'button(store);',
    ),
  ],
  [
    'two pages of one program may use one name',
    fence('ts', 'const port = 1;'),
    fence('ts', 'const port = 2;'),
  ],
  [
    'a declared global of the page',
    fence('ts title="src/env.d.ts"', 'declare const VERSION: string;'),
    fence('ts title="src/index.ts"', 'console.log(VERSION.length);'),
  ],
  [
    'a configuration whose files the page does not show',
    fence(
      config,
      "import fs from 'node:fs';",
      importDefine,
      'export default defineConfig({',
      "  html: { template: './static/page.html' },",
      "  server: { https: { key: fs.readFileSync('certs/key.pem'), cert: fs.readFileSync('certs/cert.pem') } },",
      '});',
    ),
  ],
  [
    'a configuration that makes its own require and __dirname',
    fence(
      config,
      "import { createRequire } from 'node:module';",
      "import { dirname, join } from 'node:path';",
      "import { fileURLToPath } from 'node:url';",
      importDefine,
      'const require = createRequire(import.meta.url);',
      'const __dirname = dirname(fileURLToPath(import.meta.url));',
      'export default defineConfig({',
      "  resolve: { alias: { react: require.resolve('react'), '@': join(__dirname, 'src') } },",
      '});',
    ),
  ],
  [
    'a configuration with a plugin of the page',
    fence(
      'ts title="plugins/banner.ts"',
      "import type { RsbuildPlugin } from '@rsbuild/core';",
      "export const pluginBanner = (): RsbuildPlugin => ({ name: 'banner', setup() {} });",
    ),
    fence(
      config,
      importDefine,
      "import { pluginBanner } from './plugins/banner';",
      'export default defineConfig({ plugins: [pluginBanner()] });',
    ),
  ],
  [
    'a removed line, which is not checked',
    fence(
      config,
      importDefine,
      'export default defineConfig({',
      '  sever: {}, // [!code --]',
      '  server: {}, // [!code ++]',
      '});',
    ),
  ],
  [
    'installs of the documented major, and of another on purpose',
    fence(
      'bash',
      'npm add -D @rsbuild/core@1 @rsbuild/plugin-react@^1.4.0',
      'npm add @rsbuild/core@2 @rsbuild/plugin-react@2',
    ),
    '<PackageManagerTabs command="create rsbuild@latest" />',
  ],
  [
    'an alias with the name of a package',
    fence(
      config,
      importDefine,
      "export default defineConfig({ resolve: { alias: { react: './node_modules/react' } } });",
    ),
    fence('tsx', "import { useState } from 'react';", 'export const useCount = () => useState(0);'),
  ],
  ['marks in JSON', fence('json', '{', '  "a": 1, // [!code --]', '  "a": 2 // [!code ++]', '}')],
  [
    'comments in a tsconfig',
    fence(
      'json title="tsconfig.json"',
      '{',
      '  // why',
      '  "compilerOptions": { "strict": true },',
      '}',
    ),
  ],
  [
    'untyped JavaScript',
    fence('js', 'module.exports = function loader(source) { return source; };'),
  ],
  [
    'Sass with a module the page does not show',
    fence('scss', "@use 'tokens';", '.a { color: tokens.$brand; }'),
  ],
  [
    'a template',
    fence(
      'html',
      '<!doctype html>',
      '<html><head><title><%= title %></title></head><body></body></html>',
    ),
  ],
  [
    'a package.json whose script is run',
    fence(
      'json title="package.json"',
      '{ "scripts": { "deploy": "rsbuild build --mode production" } }',
    ),
    fence('bash', 'npm run deploy'),
  ],
  [
    'what each major has, shown for it',
    fence(`${config} v=2`, importDefine, 'export default defineConfig({ splitChunks: false });'),
    fence(
      `${config} v=1`,
      importDefine,
      'export default defineConfig({ performance: { profile: true } });',
    ),
    '<For v="1">\n\n<PackageManagerTabs command="add @rsbuild/plugin-react@1" />\n\n</For>',
    fence('bash v=2', 'npx rsbuild dev --strict-port', 'npm add @rsbuild/plugin-react'),
  ],
  [
    'what a sample has for the older major alone',
    fence('txt file="<root>/samples/moment-locales/recorded/on.txt"'),
    fence('ts title="rsbuild.config.ts" file="<root>/samples/moment-locales/v1/rsbuild.config.ts"'),
  ],
  [
    'files of a page that differ between the majors',
    fence('ts title="src/a.ts" v=2', 'export const one = 1;'),
    fence('ts title="src/a.ts" v=1', "export const one = 'a';"),
    fence('ts title="src/b.ts" v=2', "import { one } from './a';", 'one.toFixed();'),
    fence('ts title="src/b.ts" v=1', "import { one } from './a';", 'one.trim();'),
  ],
  ['nocheck with a reason', fence('ts nocheck="shows the error"', "export const n: number = 'a';")],
  [
    'a fence in a list and in a callout',
    '- item\n\n  ```ts\n  export const a = 1;\n  ```',
    ':::tip\n\n```css\n.a { color: red; }\n```\n\n:::',
  ],
];

describe('the checker passes', () => {
  test.each(sound)('%s', async (_, ...fences) => {
    expect(await problemsOf(...fences)).toEqual([]);
  });
});

test('a page of an option that one major has is checked with that major alone', async () => {
  const source = `---\ntitle: splitChunks\n---\n\n${fence(config, importDefine, 'export default defineConfig({ splitChunks: false });')}\n`;
  const { problems, totals } = await checkText(source);
  expect(problems).toEqual([]);
  expect(totals.map(({ fences }) => fences)).toEqual([1, 0]);
});

test('what became of each fence is counted', async () => {
  const { totals, exceptions } = await checkText(
    [
      fence(config, importDefine, 'export default defineConfig({});'),
      fence('css', '.a { color: red; }'),
      fence('txt', 'hi'),
      fence('ts nocheck="shows the error"', "export const n: number = 'a';"),
      fence('tsx title="src/App.tsx" file="<root>/samples/react-app/src/App.tsx"'),
      fence('css v=2', '.a { color: red; }'),
      fence('css v=2.0', '.a { color: red; }'),
    ].join('\n\n'),
  );
  const common = { checked: 2, loaded: 1, fromSamples: 1, plain: 1, excepted: 1 };
  const [newer, older] = toolchains.map(({ version }) => version);
  expect(totals).toEqual([
    { version: newer, fences: 6, ...common, checked: 3 },
    { version: older, fences: 5, ...common },
  ]);
  expect(exceptions).toEqual([
    { page: 'docs/en/page.mdx', line: 14, reason: 'shows the error' },
    { page: 'docs/en/page.mdx', line: 25, reason: 'is for 2.0, which is not installed' },
  ]);
});

test.each([
  ['title="src/App.tsx" nocheck', { title: 'src/App.tsx', nocheck: '' }],
  [`title='a b' {1,3}`, { title: 'a b', '1': '', '3': '' }],
  ['file="<root>/samples/a/b.ts"', { file: '<root>/samples/a/b.ts' }],
])('the words behind a language: %s', (meta, values) => {
  expect(parseMeta(meta)).toEqual(values);
});

test.each([
  ['a // [!code ++]', 'a'],
  ['a // [!code highlight:2]\nb', 'a\nb'],
  ['a # [!code --]\nb', ' \nb'],
  ['<p></p> <!-- [!code --] -->', '       '],
  ['{/* [!code focus] */}', ''],
  // Alone on its line, a mark is about the lines below.
  ['// [!code --:2]\na\nb\nc', '\n \n \nc'],
])('notation of %j', (code, result) => {
  expect(applyNotation(code)).toBe(result);
});

test('no stub hides a package that is installed', () => {
  const installed = Object.keys(stubbedPackages).filter((name) =>
    existsSync(join(newest.folder, 'node_modules', name)),
  );
  expect(installed).toEqual([]);
});

const flags = {
  dev: new Map([
    ['--port', true],
    ['--open', true],
    ['-c', true],
  ]),
  build: new Map([['--watch', false]]),
};
test.each([
  ['npx rsbuild dev --port 8080', 0],
  ['pnpm rsbuild --open', 0],
  ['yarn rsbuild build --watch', 0],
  ['NODE_ENV=test npx -y rsbuild@1 dev -c a.ts', 0],
  ['cd app && rsbuild build --port 1', 1],
  ['rsbuild build --watch=yes', 1],
  ['$ npm run build # now', 0],
  ['npm create rsbuild@latest', 0],
  ['rsbuild dev | tee log', 0],
])('command %s', (line, count) => {
  expect(checkCommandLine(line, { tool: newest, flags, scripts: [] })).toHaveLength(count);
});
