import type { Case } from '../types.ts';

const swc = 'export {};\n';

/** Messages of builds: modules, scripts, chunks and copied files. */
export const buildCases: readonly Case[] = [
  {
    name: 'module-not-found',
    says: ['module-not-found', 'build-failed-in', 'rspack-build-failed'],
    files: { 'src/index.js': "import { price } from './price';\nconsole.log(price);\n" },
  },
  {
    name: 'package-not-found',
    says: ['module-not-found'],
    files: { 'src/index.js': "import day from 'left-out';\nconsole.log(day);\n" },
  },
  {
    name: 'loader-not-found',
    says: ['unable-to-resolve-loader'],
    config:
      "{ tools: { rspack: { module: { rules: [{ test: /\\.md$/, use: 'markdown-loader-left-out' }] } } } }",
    files: { 'src/index.js': "import './a.md';\n", 'src/a.md': '# A\n' },
  },
  {
    name: 'no-loader',
    says: ['no-appropriate-loader', 'javascript-parse-error'],
    files: {
      'src/index.js': "import menu from './menu.tpl';\nconsole.log(menu);\n",
      'src/menu.tpl': 'Soup: {{ price }} and more\n',
    },
  },
  {
    name: 'sass-without-plugin',
    says: ['to-enable-support-for-use-rsbuild'],
    files: {
      'src/index.js': "import './index.scss';\n",
      'src/index.scss': '$red: #f00;\nbody { color: $red; }\n',
    },
  },
  {
    name: 'node-module',
    says: ['error-is-built-in-node-js', 'module-not-found'],
    files: { 'src/index.js': "import fs from 'fs';\nconsole.log(fs);\n" },
  },
  {
    name: 'node-scheme',
    says: ['unhandled-scheme', 'error-is-built-in-node-js'],
    files: { 'src/index.js': "import fs from 'node:fs';\nconsole.log(fs);\n" },
  },
  {
    name: 'package-exports',
    says: ['package-subpath-not-defined'],
    files: {
      'src/index.js': "import { sum } from 'sums/lib/sum.js';\nconsole.log(sum);\n",
      'node_modules/sums/package.json': '{ "name": "sums", "exports": { ".": "./index.js" } }',
      'node_modules/sums/index.js': swc,
      'node_modules/sums/lib/sum.js': swc,
    },
  },
  {
    name: 'export-not-found',
    says: ['export-not-found'],
    files: {
      'src/index.js': "import { totl } from './sum.js';\nconsole.log(totl);\n",
      'src/sum.js': 'export const total = 1;\n',
    },
  },
  {
    name: 'jsx-without-plugin',
    majors: ['1'],
    says: ['unterminated-regexp-literal'],
    files: { 'src/index.js': 'export const App = () => <p>Hello</p>;\n' },
  },
  {
    name: 'jsx-in-ts',
    says: ['unterminated-regexp-literal'],
    files: { 'src/index.js': null, 'src/index.ts': 'export const App = () => <p>Hello</p>;\n' },
  },
  {
    name: 'syntax-error',
    says: ['expression-expected', 'module-build-failed'],
    files: { 'src/index.js': 'const price = 1;\nconst total = price +;\nconsole.log(total);\n' },
  },
  {
    name: 'await-outside',
    says: ['await-outside-async'],
    files: { 'src/index.js': "function load() {\n  await fetch('/menu');\n}\nload();\n" },
  },
  {
    name: 'assign-to-import',
    says: ['chunk-minification-failed'],
    files: {
      'src/index.js': "import { price } from './price.js';\nprice = 2;\nconsole.log(price);\n",
      'src/price.js': 'export const price = 1;\n',
    },
  },
  {
    name: 'json-parse',
    says: ['json-parse-error'],
    files: {
      'src/index.js': "import menu from './menu.json';\nconsole.log(menu);\n",
      'src/menu.json': "{ 'soup': 4 }\n",
    },
  },
  {
    name: 'tsconfig-parse',
    says: ['json-parse-error'],
    files: { 'tsconfig.json': '{\n  "compilerOptions": {\n    "strict": true\n\n' },
  },
  {
    name: 'tsconfig-not-found',
    says: ['tsconfig-not-found'],
    files: {
      'src/index.js': "import './a';\n",
      'src/a.js': '',
      'tsconfig.json': '{ "extends": "./tsconfig.base.json" }',
    },
  },
  {
    name: 'same-filename',
    says: ['multiple-assets-same-filename', 'you-may-need-to-adjust-output'],
    config:
      "{ source: { entry: { a: './src/index.js', b: './src/b.js' } }, output: { filename: { js: 'app.js' } } }",
    files: { 'src/b.js': "console.log('b');\n" },
  },
  {
    name: 'define-unquoted',
    says: ['chunk-minification-failed'],
    config: "{ source: { define: { API: 'https://example.com' } } }",
    files: { 'src/index.js': 'console.log(API);\n' },
  },
  {
    name: 'define-conflict',
    says: ['define-conflicting-values'],
    config: "{ source: { define: { 'process.env.NODE_ENV': JSON.stringify('staging') } } }",
  },
  {
    name: 'critical-dependency',
    says: ['critical-dependency-expression'],
    files: { 'src/index.js': "const load = (name) => require(name);\nconsole.log(load('a'));\n" },
  },
  {
    name: 'dirname',
    says: ['used-and-mocked'],
    files: { 'src/index.js': 'console.log(__dirname);\n' },
  },
  {
    name: 'circular',
    says: ['circular-dependency'],
    config: '{ tools: { rspack: { plugins: [new rspack.CircularDependencyRspackPlugin({})] } } }',
    files: {
      'src/index.js': "import './a.js';\n",
      'src/a.js': "import { b } from './b.js';\nexport const a = () => b;\n",
      'src/b.js': "import { a } from './a.js';\nexport const b = () => a;\n",
    },
  },
  {
    name: 'rspack-option',
    says: ['failed-to-create-rspack-compiler', 'failed-to-parse-browserslist'],
    config: "{ output: { overrideBrowserslist: ['crome > 100'] } }",
  },
  {
    name: 'swc-option',
    says: ['swc-loader-options'],
    config: "{ tools: { swc: { jsc: { target: 'es2077' } } } }",
  },
  {
    name: 'swc-plugin',
    says: ['swc-plugin-path'],
    config:
      "{ tools: { swc: { jsc: { experimental: { plugins: [['swc-plugin-left-out', {}]] } } } } }",
  },
  {
    name: 'babel-plugin',
    says: ['babel-cannot-find-package'],
    config:
      "{ plugins: [pluginBabel({ babelLoaderOptions: { plugins: ['babel-plugin-left-out'] } })] }",
  },
  {
    name: 'babel-option',
    says: ['babel-unknown-option'],
    config: '{ plugins: [pluginBabel({ babelLoaderOptions: { presset: [] } })] }',
  },
  {
    name: 'copy-missing',
    says: ['unable-to-locate-glob'],
    config: "{ output: { copy: [{ from: './missing' }] } }",
  },
  {
    name: 'template-variable',
    says: ['template-execution-failed'],
    config: "{ html: { template: './src/index.html' } }",
    files: { 'src/index.html': '<!doctype html><title><%= shopName %></title>\n' },
  },
  {
    name: 'template-include',
    says: ['child-compilation-failed'],
    config: "{ html: { template: './src/index.html' } }",
    files: { 'src/index.html': '<!doctype html><img src="<%= require(\'./left-out.svg\') %>">\n' },
  },
  {
    name: 'svgr-syntax',
    says: ['svgo-parser-error'],
    config: '{ plugins: [pluginReact(), pluginSvgr()] }',
    files: {
      'src/index.js': "import Icon from './icon.svg?react';\nconsole.log(Icon);\n",
      'src/icon.svg': '<svg><path d="M0 0"></svg>\n',
    },
  },
  {
    name: 'vue-syntax',
    says: ['vue-compiler-error'],
    config: '{ plugins: [pluginVue()] }',
    files: {
      'src/index.js': "import App from './App.vue';\nconsole.log(App);\n",
      'src/App.vue': '<template><p>{{ name }</template>\n',
    },
  },
  {
    name: 'svelte-syntax',
    says: ['svelte-compile-error'],
    config: '{ plugins: [pluginSvelte()] }',
    files: {
      'src/index.js': "import App from './App.svelte';\nconsole.log(App);\n",
      'src/App.svelte': '{#if open}<p>Open</p>\n',
    },
  },
  {
    name: 'type-check',
    says: ['type-not-assignable'],
    config: '{ plugins: [pluginTypeCheck()] }',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'src/index.js': null,
      'src/index.ts': "const price: number = 'four';\nconsole.log(price);\n",
    },
  },
  {
    name: 'check-syntax',
    says: ['find-some-syntax-that-does-not', 'the-current-build-fails-due-to'],
    config: '{ plugins: [pluginCheckSyntax({ ecmaVersion: 5 })] }',
    files: { 'src/index.js': "console.log(window.a ?? 'none');\n" },
  },
  {
    name: 'yaml-syntax',
    says: ['yaml-parse-error'],
    config: '{ plugins: [pluginYaml()] }',
    files: {
      'src/index.js': "import menu from './menu.yaml';\nconsole.log(menu);\n",
      'src/menu.yaml': 'soup: 4\n  salad: 5\n',
    },
  },
  {
    name: 'wasm-file',
    says: ['magic-header-not-detected'],
    files: {
      'src/index.js': "import { add } from './add.wasm';\nconsole.log(add);\n",
      'src/add.wasm': 'no wasm',
    },
  },
  {
    name: 'federation-name',
    says: ['library-name-no-identifier'],
    majors: ['1'],
    config:
      "{ moduleFederation: { options: { name: 'my-shop', exposes: { './a': './src/index.js' } } } }",
  },
  {
    name: 'externals-value',
    says: ['javascript-parse-error'],
    config: "{ output: { externals: { vue: 'Vue.default-' } } }",
    files: { 'src/index.js': "import * as vue from 'vue';\nconsole.log(vue);\n" },
  },
];
