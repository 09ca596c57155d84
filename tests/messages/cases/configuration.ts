import type { Case } from '../types.ts';

/** Messages of the command line, of configurations, plugins and environments. */
export const configurationCases: readonly Case[] = [
  {
    name: 'config-not-found',
    says: ['cannot-find-config-file', 'failed-to-build'],
    command: ['build', '--config', 'rsbuild.prod.config.ts'],
  },
  {
    name: 'config-returns-nothing',
    says: ['the-config-function-must-return-config'],
    config: "() => { output: { target: 'web' } }",
  },
  {
    name: 'config-no-object',
    says: ['the-config-must-be-an-object'],
    config: "'web'",
  },
  {
    name: 'config-missing-package',
    says: ['cannot-find-module'],
    files: { 'rsbuild.config.mjs': "import 'left-out';\nexport default {};\n" },
  },
  {
    name: 'config-syntax',
    says: ['config-parse-error'],
    files: {
      'rsbuild.config.mjs': null,
      'rsbuild.config.ts': 'export default {\n  output: { minify: false\n};\n',
    },
  },
  {
    name: 'config-native-loader',
    says: ['failed-to-load-file-with-native', 'unknown-file-extension'],
    majors: ['1'],
    command: ['build', '--config-loader', 'native'],
    files: {
      'rsbuild.config.mjs': null,
      'rsbuild.config.ts': "import './shared';\nexport default {};\n",
      'shared.ts': 'export {};\n',
    },
  },
  {
    name: 'unknown-option',
    says: ['unknown-option', 'failed-to-start-rsbuild-cli'],
    command: ['build', '--minfy'],
  },
  {
    name: 'option-without-value',
    says: ['option-value-is-missing'],
    command: ['build', '--config'],
  },
  { name: 'unused-argument', says: ['unused-args'], majors: ['2'], command: ['build', 'src'] },
  {
    name: 'source-map-value',
    says: ['the-source-map-option-only-accepts'],
    majors: ['2'],
    command: ['build', '--source-map', 'eval'],
  },
  {
    name: 'env-mode-local',
    says: ['local-cannot-be-used-as-value'],
    command: ['build', '--env-mode', 'local'],
  },
  {
    name: 'env-prefix-empty',
    says: ['invalid-prefixes-option-received-an-empty'],
    majors: ['2'],
    files: {
      'rsbuild.config.mjs':
        "import { loadEnv } from '@rsbuild/core';\nconst { publicVars } = loadEnv({ prefixes: [''] });\nexport default { source: { define: publicVars } };\n",
    },
  },
  {
    name: 'env-prefix-space',
    says: ['invalid-prefixes-option-received-whitespace-only'],
    majors: ['2'],
    files: {
      'rsbuild.config.mjs':
        "import { loadEnv } from '@rsbuild/core';\nconst { publicVars } = loadEnv({ prefixes: [' '] });\nexport default { source: { define: publicVars } };\n",
    },
  },
  {
    name: 'no-entry',
    says: ['could-not-find-any-entry-module'],
    files: { 'src/index.js': null, 'src/main.js': "console.log('ready');\n" },
  },
  {
    name: 'unknown-environment',
    says: ['the-current-build-is-specified-to'],
    config: '{ environments: { web: {}, node: {} } }',
    command: ['build', '--environment', 'server'],
  },
  {
    name: 'environment-name',
    says: ['environment-name-contains-invalid-characters-only'],
    config: "{ environments: { 'web app': {} } }",
  },
  {
    name: 'server-base',
    says: ['the-server-base-option-should-start'],
    config: "{ server: { base: 'shop' } }",
  },
  {
    name: 'target',
    says: ['invalid-value-of-output-target-valid'],
    config: "{ output: { target: 'browser' } }",
  },
  {
    name: 'public-dir-name',
    says: ['publicdir-name-cannot-be-empty-string'],
    config: "{ server: { publicDir: { name: '' } } }",
  },
  {
    name: 'html-absolute-path',
    says: ['absolute-path-is-not-recommended-at'],
    config: "{ output: { distPath: { html: '/pages' } } }",
  },
  {
    name: 'process-env-object',
    says: ['the-source-define-option-includes-an', 'define-conflicting-values'],
    config: "{ source: { define: { 'process.env': process.env } } }",
  },
  {
    name: 'source-alias',
    says: ['the-source-alias-config-is-deprecated'],
    majors: ['1'],
    config: "{ source: { alias: { '@': './src' } } }",
  },
  {
    name: 'source-alias-strategy',
    says: ['the-source-aliasstrategy-config-is-deprecated'],
    majors: ['1'],
    config: "{ source: { aliasStrategy: 'prefer-alias' } }",
  },
  {
    name: 'rspack-dev-server',
    says: ['find-invalid-rspack-config-devserver-note'],
    config: '{ tools: { rspack: { devServer: { port: 8080 } } } }',
  },
  {
    name: 'setup-middlewares',
    says: ['dev-setupmiddlewares-is-deprecated-use-server'],
    majors: ['2'],
    config: '{ server: { port: {PORT} }, dev: { setupMiddlewares: [() => {}] } }',
    command: ['dev'],
    until: 'built in',
  },
  {
    name: 'both-chunk-splits',
    says: ['both-performance-chunksplit-and-splitchunks-are'],
    majors: ['2'],
    config:
      "{ splitChunks: { preset: 'single-vendor' }, performance: { chunkSplit: { strategy: 'all-in-one' } } }",
  },
  {
    name: 'split-chunks-preset',
    says: ['unknown-splitchunks-preset'],
    majors: ['2'],
    config: "{ splitChunks: { preset: 'split-by-module' } }",
  },
  {
    name: 'decorators-version',
    says: ['unknown-decorators-version'],
    config: "{ source: { decorators: { version: 'stage-3' } } }",
  },
  {
    name: 'module-worker',
    says: ['output-module-is-not-supported-for'],
    majors: ['1'],
    config: "{ output: { target: 'web-worker', module: true } }",
  },
  {
    name: 'auto-external',
    says: ['the-output-autoexternal-configuration-will-not'],
    majors: ['2'],
    files: { 'package.json': null },
    config: "{ output: { target: 'node', autoExternal: true } }",
  },
  {
    name: 'print-urls',
    says: ['server-printurls-must-return-an-array'],
    config: '{ server: { port: {PORT}, printUrls: ({ urls }) => urls[0] } }',
    command: ['dev'],
    until: 'printUrls',
  },
  {
    name: 'manifest-generate',
    says: ['manifest-generate-function-must-return-valid'],
    config: '{ output: { manifest: { generate: () => {} } } }',
  },
  {
    name: 'manifest-filename',
    says: ['the-manifest-filename-option-must-be'],
    config: '{ output: { manifest: true }, environments: { web: {}, admin: {} } }',
  },
  {
    name: 'clean-outside',
    says: [
      'the-dist-path-is-not-subdir',
      'please-set-output-cleandistpath-config-manually',
      'current-root-path',
      'current-dist-path',
    ],
    config: "{ output: { distPath: { root: '../dist' } } }",
  },
  {
    name: 'plugin-not-called',
    says: ['expect-rsbuild-plugin-instance-to-be'],
    config: '{ plugins: [pluginReact] }',
  },
  {
    name: 'plugin-without-setup',
    says: ['expect-the-setup-function-of-rsbuild'],
    config: "{ plugins: [{ name: 'banner' }] }",
  },
  {
    name: 'rspack-plugin',
    says: ['looks-like-webpack-or-rspack-plugin'],
    config: "{ plugins: [new rspack.BannerPlugin({ banner: 'hi' })] }",
  },
  {
    name: 'rsbuild-plugin-in-rspack',
    says: ['appears-to-be-an-rsbuild-plugin'],
    config: '{ tools: { rspack: { plugins: [pluginReact()] } } }',
  },
  {
    name: 'plugin-loop',
    says: ['plugins-dependencies-has-loop'],
    config:
      "{ plugins: [{ name: 'a', setup() {}, pre: ['b'] }, { name: 'b', setup() {}, pre: ['a'] }] }",
  },
  {
    name: 'plugin-before',
    says: ['plugin-does-not-exist'],
    files: {
      'rsbuild.config.mjs': null,
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core';\nconst rsbuild = await createRsbuild({ rsbuildConfig: {} });\nrsbuild.addPlugins([{ name: 'banner', setup() {} }], { before: 'rsbuild:missing' });\n",
    },
    command: { script: 'build.mjs' },
  },
  {
    name: 'html-template',
    says: ['failed-to-resolve-html-template-check'],
    config: "{ html: { template: './public/index.html' } }",
  },
  {
    name: 'favicon',
    says: ['failed-to-read-the-favicon-file-at'],
    config: "{ html: { favicon: './src/icon.png' } }",
  },
  {
    name: 'app-icon-name',
    says: ['appicon-name-is-required-when-target'],
    files: { 'src/icon.png': 'png' },
    config:
      "{ html: { appIcon: { icons: [{ src: './src/icon.png', size: 192, target: 'web-app-manifest' }] } } }",
  },
  {
    name: 'app-icon-file',
    says: ['failed-to-find-the-icon-file'],
    config:
      "{ html: { appIcon: { name: 'Shop', icons: [{ src: './src/icon.png', size: 180 }] } } }",
  },
  {
    name: 'browserslist-number',
    says: ['browserslist-config-should-be-string-or'],
    files: { 'package.json': '{ "name": "app", "browserslist": { "production": [100] } }' },
  },
  {
    name: 'browserslist-key',
    says: ['browserlist-key-instead-of-browserslist-in'],
    files: { 'package.json': '{ "name": "app", "browserlist": ["chrome >= 100"] }' },
  },
  {
    name: 'browserslist-section',
    says: ['duplicate-section-in-browserslist-config'],
    files: { '.browserslistrc': '[production]\nchrome >= 100\n[production]\nfirefox >= 100\n' },
  },
  {
    name: 'browserslist-both',
    says: ['contains-both-browserslistrc-and-package-json'],
    files: {
      '.browserslistrc': 'chrome >= 100\n',
      'package.json': '{ "name": "app", "browserslist": ["chrome >= 100"] }',
    },
  },
  {
    name: 'browserslist-package',
    says: ['could-not-parse-ignoring-it'],
    files: { 'package.json': '{ "name": "app", "browserslist": [ }' },
  },
];
