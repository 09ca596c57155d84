import type { Case } from '../types.ts';

/** Messages of the dev server and the preview server, and of scripts that start one. */
export const serverCases: readonly Case[] = [
  {
    name: 'port-strict',
    says: ['port-is-occupied-please-choose-another', 'failed-to-start-dev-server'],
    config: '{ server: { port: {PORT}, strictPort: true } }',
    command: ['dev'],
    isOccupied: true,
  },
  {
    name: 'port-in-use',
    says: ['port-is-in-use-using-port'],
    config: '{ server: { port: {PORT} } }',
    command: ['dev'],
    isOccupied: true,
    until: 'built in',
  },
  {
    name: 'port-out-of-range',
    says: ['socket-bad-port'],
    config: '{ server: { port: 70000 } }',
    command: ['dev'],
  },
  {
    name: 'host-not-own',
    says: ['address-not-available'],
    config: "{ server: { port: {PORT}, host: '192.0.2.1' } }",
    command: ['dev'],
  },
  {
    name: 'preview-no-build',
    says: ['the-output-directory-does-not-exist', 'failed-to-start-preview-server'],
    command: ['preview'],
  },
  {
    name: 'preview-empty',
    says: ['the-output-directory-is-empty-please'],
    command: ['preview'],
    config: "{ output: { distPath: { root: 'public' } } }",
    files: { 'public/': '' },
  },
  {
    name: 'base-url',
    says: ['configured-with-base-url'],
    config: "{ server: { port: {PORT}, base: '/shop' } }",
    command: ['dev'],
    request: { path: '/other', headers: { accept: 'text/plain' }, shows: 'body' },
    until: 'base URL',
  },
  {
    name: 'proxy-refused',
    says: ['proxy-error'],
    config: "{ server: { port: {PORT}, proxy: { '/api': 'http://localhost:1' } } }",
    command: ['dev'],
    request: { path: '/api/menu' },
    until: 'ECONNREFUSED',
  },
  {
    name: 'proxy-no-target',
    says: ['proxy-missing-target'],
    config: "{ server: { port: {PORT}, proxy: { '/api': {} } } }",
    command: ['dev'],
  },
  {
    name: 'bad-path',
    says: ['invalid-pathname'],
    config: '{ server: { port: {PORT} } }',
    command: ['dev'],
    request: { path: '/a%00.js' },
    until: 'middleware',
  },
  {
    name: 'malicious-path',
    says: ['malicious-path'],
    config: '{ server: { port: {PORT} } }',
    command: ['dev'],
    request: { path: '/..%2f..%2fetc/passwd' },
    until: 'middleware',
  },
  {
    name: 'range',
    says: ['unsatisfiable-range-for-range-header'],
    config: '{ server: { port: {PORT} } }',
    command: ['dev'],
    request: { path: '/static/js/index.js', headers: { range: 'bytes=99999999-' } },
    until: 'middleware',
  },
  {
    name: 'ranges',
    says: ['range-header-with-multiple-ranges-was'],
    config: '{ server: { port: {PORT} } }',
    command: ['dev'],
    request: { path: '/static/js/index.js', headers: { range: 'bytes=0-1,3-4' } },
    until: 'middleware',
  },
  ...[
    ['load-bundle-entry', 'can-find-entry', "await server.environments.node.loadBundle('main');"],
    [
      'html-entry',
      'failed-to-get-html-file-by',
      "await server.environments.web.getTransformedHtml('main');",
    ],
    ['run-compile', 'can-not-call-when-runcompile-is', 'await server.environments.web.getStats();'],
    ['middleware-mode', 'can-not-listen-dev-server-as', 'await server.listen();'],
    [
      'bundle-for-web',
      'not-support-run-resource-in-rsbuild',
      "await server.environments.web.loadBundle('index');",
    ],
    [
      'esm-bundle',
      'running-esm-bundle-needs-add-node',
      "await server.environments.node.loadBundle('index');",
    ],
  ].map(
    ([name = '', id = '', call = '']): Case => ({
      name,
      says: [id],
      files: {
        'src/other.js': "console.log('other');\n",
        'rsbuild.config.mjs': null,
        'server.mjs': `import { createRsbuild } from '@rsbuild/core';
const rsbuild = await createRsbuild({
  rsbuildConfig: {
    server: { port: {PORT}, middlewareMode: ${name === 'middleware-mode'} },
    environments: { web: { tools: { rspack: { target: 'web' } } }, node: { output: { target: 'node', module: ${name === 'esm-bundle'} } } },
  },
});
const server = await rsbuild.createDevServer({ runCompile: ${name !== 'run-compile'} });
try {
  ${call}
} catch (error) {
  console.error(error);
}
process.exit();
`,
      },
      command: { script: 'server.mjs' },
    }),
  ),
  ...[
    [
      'normalized-config',
      'cannot-access-normalized-config-until-modifyrsbuildconfig',
      'api.getNormalizedConfig();',
    ],
    [
      'config-type',
      'getrsbuildconfig-received-an-invalid-type-parameter',
      "api.getRsbuildConfig('all');",
    ],
    [
      'change-plugins',
      'cannot-change-plugins-via-modifyrsbuildconfig-as',
      "api.modifyRsbuildConfig((config) => { config.plugins = [{ name: 'late', setup() {} }, ...config.plugins]; });",
    ],
    ['context-readonly', 'context-is-readonly-you-can-not', "api.context.version = '0';"],
    [
      'environment-readonly',
      'environmentcontext-is-readonly-you-can-not',
      "api.onBeforeBuild(({ environments }) => { environments.web.name = 'other'; });",
    ],
    [
      'assets-stage',
      'invalid-process-assets-stage',
      "api.processAssets({ stage: 'last' }, () => {});",
    ],
    [
      'config-environment',
      'cannot-find-normalized-config-by-environment',
      "api.onBeforeBuild(() => { api.getNormalizedConfig({ environment: 'server' }); });",
    ],
  ].map(
    ([name = '', id = '', code = '']): Case => ({
      name,
      says: id ? [id] : [],
      config: `{ plugins: [{ name: 'prices', setup(api) { ${code} } }] }`,
    }),
  ),
  {
    name: 'init-configs',
    says: ['initconfigs-can-only-be-called-with'],
    files: {
      'rsbuild.config.mjs': null,
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core';\nconst rsbuild = await createRsbuild({ rsbuildConfig: {} });\nawait rsbuild.initConfigs({ action: 'dev' });\nawait rsbuild.initConfigs({ action: 'build' });\n",
    },
    command: { script: 'build.mjs' },
  },
  {
    name: 'polyfill-include-exclude',
    says: ['include-is-mutually-exclusive-with-exclude'],
    config: "{ plugins: [pluginNodePolyfill({ include: ['buffer'], exclude: ['fs'] })] }",
  },
];
