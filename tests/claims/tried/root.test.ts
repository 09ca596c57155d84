/** Claims on the pages about top-level options. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';

const modeFiles = {
  'src/index.js': 'console.log("in", import.meta.env.MODE, process.env.NODE_ENV);\n',
};

claim('mode/unknown', { versions: '>=1.4' }, async (project) => {
  const built = await project.build({
    files: modeFiles,
    config: { mode: 'staging' },
  });
  expect(built.failed).toBe(false);
  expect(built.file(/static\/js\/index\.js$/)).toMatch(/"in", "staging", process\.env\.NODE_ENV/);
});

claim('mode/none', async (project) => {
  const built = await project.build({ files: modeFiles, mode: 'none' });
  expect(built.file(/static\/js\/index\.js$/)).toMatch(/"in", "none", process\.env\.NODE_ENV/);
  expect(Object.keys(built.files)).toContain('static/js/index.js.map');
});

claim('mode/node-env', async (project) => {
  const built = await project.run(['build', '--mode', 'development'], {
    '.env.production': 'PUBLIC_FILE=production\n',
    '.env.development': 'PUBLIC_FILE=development\n',
    'src/index.js': 'console.log("in", process.env.PUBLIC_FILE, import.meta.env.MODE);\n',
    'rsbuild.config.mjs': `export default ({ env }) => ({
  output: { copy: [{ from: 'package.json', to: \`\${env}-\${process.env.NODE_ENV}.txt\` }] },
});
`,
  });
  expect(built.files).toHaveProperty(['production-production.txt']);
  expect(built.file(/static\/js\/index\.js$/)).toMatch(/"in", "production", "development"/);
});

claim('mode/env-file', { versions: '>=1.3' }, async (project) => {
  const files = { ...modeFiles, '.env.production': 'NODE_ENV=development\n' };
  const run = async (...args: string[]) => {
    const { files: written } = await project.run(['build', ...args], files, {
      NODE_ENV: 'production',
    });
    return Object.keys(written).includes('static/js/index.js');
  };
  expect(await run()).toBe(true);
  expect(await run('--no-env')).toBe(false);
});

claim('root/flag', async (project) => {
  const app = (name: string) => ({
    [`apps/${name}/src/index.js`]: `console.log("${name}", process.env.PUBLIC_FROM);\n`,
    [`apps/${name}/.env`]: `PUBLIC_FROM=${name}\n`,
  });
  const files = {
    ...app('one'),
    ...app('two'),
    '.env': 'PUBLIC_FROM=top\n',
    'apps/two/rsbuild.config.mjs':
      "export default { root: './apps/one', output: { distPath: { root: '../../dist' } } };\n",
    'rsbuild.config.mjs':
      "export default { root: './apps/one', output: { distPath: { root: '../../dist' }, cleanDistPath: true } };\n",
  };
  const option = await project.run(['build'], files);
  expect(option.file(/static\/js\/index\.\w+\.js$/)).toContain('"one","top"');
  const flag = await project.run(['build', '--root', './apps/two'], files);
  const codes = Object.entries(flag.files).filter(([name]) => /index\.\w+\.js$/.test(name));
  expect(codes.map(([, code]) => code).join()).toContain('"two","two"');
});

claim('root/relative', async (project) => {
  const built = await project.build({
    files: { 'apps/harbour/src/index.js': "console.log('harbour');\n" },
    config: { root: './apps/none', output: { distPath: { root: '../../dist' } } },
  });
  expect([built.failed, built.log]).toEqual([
    true,
    expect.stringContaining('Could not find any entry module'),
  ]);
  const found = await project.build({
    config: { root: './apps/harbour', output: { distPath: { root: '../../dist' } } },
  });
  expect(found.file(/index\.\w+\.js$/)).toContain('harbour');
});

claim('log-level/failure', { versions: '>=1.4' }, async (project) => {
  const files = {
    'src/index.js': "import './missing.js';\n",
    'rsbuild.config.mjs': "export default { logLevel: 'silent' };\n",
  };
  const silent = await project.run(['build'], files);
  expect(silent.failed).toBe(true);
  expect(silent.log).not.toMatch(/missing|error/i);
  const flag = await project.run(['build', '--log-level', 'error'], files);
  expect(flag.log).toContain("Can't resolve './missing.js'");
  expect(flag.log).not.toMatch(/Rsbuild v/);
  expect(silent.log).toMatch(/Rsbuild v/);
});

interface Api {
  modifyRsbuildConfig: (hook: unknown) => void;
  modifyBundlerChain: (hook: unknown) => void;
  onBeforeBuild: (hook: unknown) => void;
  logger?: { info: (text: string) => void };
}

/** A plugin that records when it is set up. */
const noting = (seen: string[], name: string, more: object = {}) => ({
  name,
  setup: () => {
    seen.push(name);
  },
  ...more,
});

claim('plugins/order', { versions: '>=1.4' }, async (project) => {
  const seen: string[] = [];
  const plugins = [
    noting(seen, 'post', { enforce: 'post' }),
    noting(seen, 'before-first', { post: ['first'] }),
    noting(seen, 'early-after-last', { enforce: 'pre', pre: ['last'] }),
    noting(seen, 'first', { pre: ['nobody'] }),
    noting(seen, 'last'),
    noting(seen, 'pre', { enforce: 'pre' }),
  ];
  await project.build({ config: { plugins } });
  expect(seen.indexOf('pre')).toBe(0);
  expect(seen.at(-1)).toBe('post');
  expect(seen.indexOf('early-after-last')).toBeGreaterThan(seen.indexOf('last'));
  expect(seen.indexOf('before-first')).toBeLessThan(seen.indexOf('first'));
});

claim('plugins/values', async (project) => {
  const seen: string[] = [];
  const plugins = [
    false,
    null,
    undefined,
    [[noting(seen, 'nested')]],
    Promise.resolve([noting(seen, 'promised')]),
    noting(seen, 'last'),
  ];
  expect((await project.build({ config: { plugins } })).failed).toBe(false);
  expect(seen).toEqual(['nested', 'promised', 'last']);
  const promise = Promise.reject(new Error('no package'));
  // Handled later than Node.js expects.
  promise.catch(() => {});
  const rejected = await project.build({ config: { plugins: [promise] } });
  expect([rejected.failed, rejected.log]).toEqual([true, expect.stringContaining('no package')]);
});

claim('plugins/twice', async (project) => {
  const seen: string[] = [];
  const plugins = [[noting(seen, 'lens')], noting(seen, 'lens')];
  const built = await project.build({ config: { plugins } });
  expect(seen).toEqual(['lens', 'lens']);
  expect(built.log).not.toMatch(/lens|warn/);
});

claim('plugins/remove', async (project) => {
  const seen: string[] = [];
  const remove = { remove: ['lens'] };
  await project.build({ config: { plugins: [noting(seen, 'lens'), noting(seen, 'a', remove)] } });
  expect(seen).toEqual(['a']);
  seen.length = 0;
  await project.build({
    config: {
      plugins: [noting(seen, 'lens')],
      environments: { web: { plugins: [noting(seen, 'a', remove)] } },
    },
  });
  expect(seen).toEqual(['lens', 'a']);
});

claim('plugins/added-in-a-hook', { versions: '>=1.3' }, async (project) => {
  const seen: string[] = [];
  const adding = {
    name: 'adds',
    setup(api: Api) {
      api.modifyRsbuildConfig((config: { plugins?: object[] }) => {
        config.plugins = [...(config.plugins ?? []), noting(seen, 'added')];
      });
    },
  };
  const built = await project.build({ config: { plugins: [adding] } });
  expect(seen).toEqual([]);
  expect(built.log).toContain('Cannot change plugins via modifyRsbuildConfig');
});

claim('plugins/built-in-first', { versions: '>=1.4' }, async (project) => {
  const seen: Record<string, boolean> = {};
  const looking = (name: string, more: object = {}) => ({
    name,
    setup(api: Api) {
      api.modifyBundlerChain((chain: { plugins: { has: (id: string) => boolean } }) => {
        seen[name] = chain.plugins.has('html-index') || chain.plugins.has('define');
      });
    },
    ...more,
  });
  const plugins = [looking('usual'), looking('early', { enforce: 'pre' })];
  await project.build({ config: { plugins } });
  expect(seen).toEqual({ usual: true, early: false });
});

claim('environments/merge', async (project) => {
  const define = (one: string) => ({ define: { [one]: '1' } });
  const rsbuild = await project.create({
    config: {
      source: { ...define('SHARED'), include: ['shared'] },
      html: { title: 'shared' },
      output: { overrideBrowserslist: ['chrome 90'] },
      environments: {
        web: {
          source: { ...define('WEB'), include: ['web'] },
          html: { title: undefined },
          output: { overrideBrowserslist: ['chrome 100'] },
        },
      },
    },
  });
  await rsbuild.initConfigs();
  const { source, html, output } = rsbuild.getNormalizedConfig({ environment: 'web' });
  expect(source.include?.slice(-2)).toEqual(['shared', 'web']);
  expect(source.define).toMatchObject({ SHARED: '1', WEB: '1' });
  expect(html.title).toBe('shared');
  expect(output.overrideBrowserslist).toEqual(['chrome 100']);
});

claim('environments/select', { versions: '<1.2 || >=1.4' }, async (project) => {
  const files = {
    'rsbuild.config.mjs': `const plugins = [{ name: 'other', setup: () => console.log('set up other') }];
export default {
  environments: { web: {}, other: { plugins, output: { distPath: { root: 'dist/other' } } } },
};
`,
  };
  const one = await project.run(['build', '--environment', 'web,nobody'], files);
  expect(one.failed).toBe(false);
  expect(one.log).not.toMatch(/nobody|set up other/);
  const none = await project.run(['build', '--environment', 'nobody'], files);
  expect(none.failed).toBe(true);
  expect(none.log).toContain('specified to run only in the nobody environment');
});

claim('environments/one-fails', async (project) => {
  const built = await project.build({
    files: { 'src/broken.js': "import './missing.js';\n" },
    config: {
      environments: {
        web: {},
        broken: {
          source: { entry: { broken: './src/broken.js' } },
          output: { distPath: { root: 'dist/broken' } },
        },
      },
    },
  });
  expect(built.failed).toBe(true);
  expect(Object.keys(built.files)).toContain('index.html');
});

claim('environments/same-file', { versions: '>=1.4' }, async (project) => {
  const built = await project.build({ config: { environments: { a: {}, b: {} } } });
  expect([built.failed, built.log]).toEqual([false, expect.not.stringMatching(/warn|overw/i)]);
  const warned = await project.build({ config: { environments: { 'a b': {} } } });
  expect([warned.failed, warned.log]).toEqual([
    false,
    expect.stringContaining('contains invalid characters'),
  ]);
});

claim('environments/undefined', async (project) => {
  const built = await project.build({ config: { environments: { web: undefined } } });
  expect(built.failed).toBe(true);
  expect(built.log).toContain("Cannot read properties of undefined (reading 'plugins')");
});

const packages = {
  'src/index.js': "import 'one';\nimport 'two';\nimport('./later.js');\n",
  'src/later.js': "import 'three';\nconsole.log('later');\n",
  ...Object.fromEntries(
    ['one', 'two', 'three'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }\n`],
      [`node_modules/${name}/index.js`, `console.log('${name}');\n`],
    ]),
  ),
};

claim('split-chunks/vendor', { versions: '>=2.0' }, async (project) => {
  const names = async (splitChunks: unknown) => {
    const built = await project.build({
      files: packages,
      config: { splitChunks, output: { filenameHash: false, cleanDistPath: true } },
    });
    const vendor = built.files['static/js/vendor.js'];
    return vendor && ['one', 'two', 'three'].filter((name) => vendor.includes(`"${name}"`));
  };
  expect(await names({ preset: 'single-vendor' })).toEqual(['one', 'two', 'three']);
  const cacheGroups = { own: { test: /nothing/ } };
  expect(await names({ preset: 'single-vendor', cacheGroups })).toBe(undefined);
});

claim('split-chunks/small-entry', { versions: '>=2.3' }, async (project) => {
  const code = (kilobytes: number) =>
    `console.log(${JSON.stringify('a '.repeat(kilobytes * 500))});\n`;
  const splits = async (packageSize: number, entrySize: number) => {
    const built = await project.build({
      files: {
        ...packages,
        'src/index.js': `import 'one';\n${code(entrySize)}`,
        'node_modules/one/index.js': code(packageSize),
      },
      config: {
        splitChunks: { cacheGroups: { own: { test: /node_modules/, name: 'own' } } },
        output: { filenameHash: false, cleanDistPath: true },
      },
    });
    return 'static/js/own.js' in built.files;
  };
  expect(await splits(30, 5)).toBe(false);
  expect(await splits(30, 25)).toBe(true);
  expect(await splits(15, 25)).toBe(false);
  expect(await splits(55, 5)).toBe(true);
});

claim('split-chunks/unknown', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({ config: { splitChunks: { preset: 'vendors' } } });
  expect([built.failed, built.log]).toEqual([
    true,
    expect.stringContaining('Unknown splitChunks preset'),
  ]);
});

claim('split-chunks/off', { versions: '>=2.0' }, async (project) => {
  const built = await project.build({ files: packages, config: { splitChunks: false } });
  expect(Object.keys(built.files).filter((name) => name.endsWith('.js'))).toHaveLength(2);
});

claim('custom-logger/in-a-plugin', { versions: '>=2.0' }, async (project) => {
  const { createLogger } = await import('../../../samples/node_modules/@rsbuild/core');
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
  };
  const customLogger = createLogger({ console: { log: say, warn: say, error: say } });
  const plugin = {
    name: 'sets-logger',
    setup: (api: Api) => {
      api.modifyRsbuildConfig((config: object) => ({ ...config, customLogger }));
      api.onBeforeBuild(() => api.logger?.info('from the plugin'));
    },
  };
  const built = await project.build({ config: { plugins: [plugin] } });
  expect(said).toEqual([]);
  expect(built.log).toContain('from the plugin');
});
