/** Claims on the pages about tool options. */
import { satisfies } from 'semver';
import { expect } from 'vitest';
import { by, tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

const styled = {
  'src/index.js': "import './index.css';\nconsole.log('ready');\n",
  'src/index.css': '.a { .b { user-select: none } }\n',
};

claim('rspack/order', async (project) => {
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const plugin = (name: string) => ({
    name,
    setup(api: Record<string, (handler: unknown) => void>) {
      api.modifyBundlerChain?.({ order: 'post', handler: note('modifyBundlerChain') });
      api.modifyRspackConfig?.({ order: 'post', handler: note('modifyRspackConfig') });
      api.onBeforeCreateCompiler?.(note('onBeforeCreateCompiler'));
    },
  });
  await project.build({
    config: {
      plugins: [plugin('one'), plugin('two')],
      tools: { rspack: note('tools.rspack'), bundlerChain: note('tools.bundlerChain') },
      environments: {
        web: { tools: { rspack: note('rspack of web'), bundlerChain: note('chain of web') } },
      },
    },
  });
  expect(order).toEqual([
    'modifyBundlerChain',
    'modifyBundlerChain',
    'tools.bundlerChain',
    'chain of web',
    'modifyRspackConfig',
    'modifyRspackConfig',
    'tools.rspack',
    'rspack of web',
    'onBeforeCreateCompiler',
    'onBeforeCreateCompiler',
  ]);
});

claim('rspack/merged', async (project) => {
  const rsbuild = await project.create({
    config: {
      tools: {
        rspack: {
          resolve: { extensions: ['.csv'] },
          optimization: { splitChunks: false },
          devtool: 'eval',
          misspelled: true,
        },
      },
    },
  });
  const [config] = await rsbuild.initConfigs();
  expect(config?.resolve?.extensions?.slice(-1)).toEqual(['.csv']);
  expect(config?.resolve?.extensions).toContain('.ts');
  expect(config?.optimization?.splitChunks).toBe(false);
  expect(config?.optimization?.minimize).toBe(true);
  expect(config?.devtool).toBe('eval');
});

claim('rspack/fragment', async (project) => {
  const built = await project.build({ config: { tools: { rspack: () => ({ devtool: 'eval' }) } } });
  expect(built.failed).toBe(true);
  expect(built.log).toContain('Could not find any entry module');
});

claim('rspack/async-array', async (project) => {
  const built = await project.build({
    config: {
      tools: {
        rspack: [async (config: object) => Promise.resolve(config), { devtool: false }],
      },
    },
  });
  if (satisfies(tool.version, '>=2')) {
    expect(built.failed).toBe(false);
  } else {
    expect(built.failed).toBe(true);
    expect(built.log).toContain('Could not find any entry module');
  }
});

claim('rspack/rules', async (project) => {
  type Utils = Record<'addRules' | 'appendRules' | 'removePlugin', (value: unknown) => void>;
  const rsbuild = await project.create({
    config: {
      tools: {
        rspack: (_: unknown, { addRules, appendRules, removePlugin }: Utils) => {
          addRules([{ test: /\.one$/ }, { test: /\.two$/ }]);
          appendRules({ test: /\.three$/ });
          removePlugin('Absent');
          removePlugin('HtmlRspackPlugin');
        },
      },
    },
  });
  const [config] = await rsbuild.initConfigs();
  const tests =
    config?.module?.rules?.map((rule) => String((rule as { test?: RegExp }).test)) ?? [];
  expect([...tests.slice(0, 2), tests.at(-1)]).toEqual(['/\\.one$/', '/\\.two$/', '/\\.three$/']);
  expect(config?.plugins?.map((plugin) => plugin?.constructor.name)).not.toContain(
    'HtmlRspackPlugin',
  );
});

claim('html-plugin/values', async (project) => {
  const page = async (htmlPlugin: unknown) => {
    const built = await project.build({ config: { tools: { htmlPlugin } } });
    return built.files['index.html'];
  };
  expect(await page(false)).toBeUndefined();
  const usual = (await page(undefined)) ?? '';
  expect(usual.match(/<meta/g)).toHaveLength(2);
  expect(await page({ meta: { description: 'Ferries' } })).toContain(
    '<meta name="description" content="Ferries">',
  );
  expect((await page({ meta: { description: 'Ferries' } }))?.match(/<meta/g)).toHaveLength(1);
  const asynchronous = await page(async (config: { title: string }) => {
    config.title = 'Changed';
  });
  expect(asynchronous).toContain(
    satisfies(tool.version, '>=2.0.9') ? '<title>Changed</title>' : '<title>Rspack App</title>',
  );
  expect(await page([{ title: 'One' }, { misspelled: 'Two' }])).toContain('<title>One</title>');
});

claim('html-plugin/new-object', async (project) => {
  const build = (html: object) =>
    project.build({
      config: {
        html,
        tools: { htmlPlugin: (options: object) => ({ ...options, title: 'New' }) },
      },
      files: { 'page.html': '<html><head></head><body></body></html>' },
    });
  const plain = await build({});
  if (tool.major === '1') expect(plain.files['index.html']).not.toContain('id="root"');
  else expect(plain.log).toContain('htmlWebpackPlugin is not defined');
  const built = await build({ template: './page.html' });
  expect(built.files['index.html']).toContain('<title>New</title>');
});

claim('html-plugin/minify', { versions: '>=1.4' }, async (project) => {
  const page = async (mode: 'development' | 'production') => {
    const built = await project.build({
      mode,
      config: {
        tools: { htmlPlugin: { minify: (html: string) => html.replace('Tag', 'Minified') } },
        html: { tags: { tag: 'script', children: 'Tag' } },
        plugins: [
          {
            name: 'later',
            setup(api: { modifyHTML?: (handler: (html: string) => string) => void }) {
              api.modifyHTML?.((html) => `${html}<!-- Tag -->`);
            },
          },
        ],
      },
    });
    return built.file(/html$/);
  };
  expect(await page('production')).toMatch(/Minified.*<!-- Tag -->/s);
  expect(await page('development')).toMatch(/Tag.*<!-- Tag -->/s);
});

claim('postcss/order', { versions: '>=1.6' }, async (project) => {
  const order: string[] = [];
  const plugin = (name: string) => ({
    postcssPlugin: name,
    Once: () => void order.push(name),
  });
  type Utils = { addPlugins(plugins: unknown, options?: { order: string }): void };
  await project.build({
    config: {
      tools: {
        postcss: (options: { postcssOptions: { plugins: unknown[] } }, { addPlugins }: Utils) => {
          addPlugins(plugin('added'));
          addPlugins([plugin('pre')], { order: 'pre' });
          options.postcssOptions.plugins.push(plugin('own'));
        },
      },
    },
    files: styled,
  });
  expect(order).toEqual(['own', 'pre', 'added']);
});

claim('postcss/file', async (project) => {
  const files = {
    ...styled,
    'src/index.css': '.from-source { color: red }\n',
    'postcss.config.mjs':
      "export default { plugins: [{ postcssPlugin: 'file', Rule(rule) { rule.selector = '.from-file'; } }] };\n",
  };
  const selector = async (postcss: unknown) => {
    const built = await project.build({ config: { tools: { postcss } }, files });
    return /\.from-\w+/.exec(built.file(/css$/))?.[0];
  };
  expect(await selector(undefined)).toBe('.from-file');
  expect(await selector(() => {})).toBe('.from-file');
  expect(await selector({ postcssOptions: { map: false } })).toBe('.from-source');
  expect(await selector({ postcssOptions: () => ({ plugins: [] }) })).toBe('.from-file');
});

claim('postcss/upwards', { versions: '>=2.2.14' }, async (project) => {
  const selector = async (above: string) => {
    const built = await project.build({
      files: {
        ...styled,
        'src/index.css': '.from-source { color: red }\n',
        '../package.json': above,
        '../postcss.config.mjs':
          "export default { plugins: [{ postcssPlugin: 'file', Rule(rule) { rule.selector = '.from-file'; } }] };\n",
      },
    });
    return /\.from-\w+/.exec(built.file(/css$/))?.[0];
  };
  expect(await selector('{}')).toBe('.from-source');
  expect(await selector('{ "workspaces": ["app"] }')).toBe('.from-file');
});

claim('lightningcss-loader/forms', { versions: '>=1.2' }, async (project) => {
  const compiled = async (lightningcssLoader: unknown) => {
    const built = await project.build({
      mode: 'development',
      config: {
        tools: { lightningcssLoader },
        output: { overrideBrowserslist: ['chrome >= 80'] },
      },
      files: styled,
    });
    return !/\.a\s*\{\s*(&\s*)?\.b/.test(built.file(/css$/));
  };
  const keep = (options: { exclude?: object }) => {
    options.exclude = { nesting: true };
  };
  expect(await compiled(undefined)).toBe(true);
  expect(await compiled(false)).toBe(false);
  expect(await compiled(keep)).toBe(true);
  expect(await compiled([keep])).toBe(false);
  expect(await compiled([{ exclude: { nesting: true } }, { exclude: {} }])).toBe(true);
});

claim('lightningcss-loader/drafts', { versions: '>=1.2' }, async (project) => {
  const resolved = async (lightningcssLoader: object) => {
    const built = await project.build({
      config: { tools: { lightningcssLoader } },
      files: {
        ...styled,
        'src/index.css':
          '@custom-media --wide (width > 9px);\n@media (--wide) { a { color: red } }\n',
      },
    });
    return !built.file(/css$/).includes('--wide');
  };
  const custom = { customMedia: true };
  expect(await resolved({})).toBe(false);
  expect(await resolved({ drafts: custom })).toBe(by({ 1: false, 2: true }));
  expect(await resolved({ draft: custom })).toBe(by({ 1: true, 2: false }));
  const deep = async (lightningcssLoader: object) => {
    const built = await project.build({
      config: { tools: { lightningcssLoader } },
      files: { ...styled, 'src/index.css': '.a >>> .b { color: red }\n.c { color: red }\n' },
    });
    return built.file(/css$/).includes('>>>');
  };
  expect(await deep({})).toBe(false);
  expect(await deep({ nonStandard: { deepSelectorCombinator: true } })).toBe(true);
});

claim('lightningcss-loader/errors', async (project) => {
  const built = (lightningcssLoader: unknown) =>
    project.build({
      config: { tools: { lightningcssLoader } },
      files: { ...styled, 'src/index.css': '.a { color: red; }\n.b:::c { color: blue }\n' },
    });
  const dropped = await built(undefined);
  expect(dropped.failed).toBe(false);
  expect(dropped.file(/css$/)).not.toContain('.b');
  expect((await built({ errorRecovery: false })).failed).toBe(true);
});

claim('css-loader/url', async (project) => {
  const built = (url: unknown) =>
    project.build({
      config: { tools: { cssLoader: { url } } },
      files: {
        ...styled,
        'src/index.css': '.a { background: url(/photos/deck.jpg) }\n',
        'public/photos/deck.jpg': 'photo',
      },
    });
  expect((await built(true)).log).toContain("Can't resolve '/photos/deck.jpg'");
  expect((await built(false)).file(/css$/)).toContain('url(/photos/deck.jpg)');
  expect((await built({ filter: (one: string) => !one.startsWith('/') })).failed).toBe(false);
});

claim('css-extract/functions', async (project) => {
  for (const cssExtract of [
    () => ({ pluginOptions: { filename: 'own.css' } }),
    [{ pluginOptions: { filename: 'own.css' } }],
  ]) {
    const built = await project.build({ config: { tools: { cssExtract } }, files: styled });
    expect(built.failed).toBe(false);
    expect(Object.keys(built.files)).not.toContain('own.css');
  }
  const own = await project.build({
    config: { tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } } },
    files: styled,
  });
  expect(Object.keys(own.files)).toContain('own.css');
});

claim('style-loader/without-inject', async (project) => {
  for (const mode of ['development', 'production'] as const) {
    const attributes = { 'data-widget': 'ferries' };
    const built = await project.build({
      mode,
      config: { tools: { styleLoader: { attributes } } },
      files: styled,
    });
    expect(built.file(/index[^/]*\.js$/)).not.toContain('ferries');
    expect(Object.keys(built.files).some((name) => /\.css$/.test(name))).toBe(true);
  }
  const injected = await project.build({
    config: {
      output: { injectStyles: true },
      tools: {
        styleLoader: { attributes: { 'data-widget': 'ferries' }, injectType: 'misspelled' },
      },
    },
    files: styled,
  });
  expect(injected.file(/\.js$/)).toContain('ferries');
});

claim('swc/keys', { versions: '<1.3 || >=1.4' }, async (project) => {
  const built = (swc: unknown) => project.build({ config: { tools: { swc } } });
  const nested = await built({ jsc: { misspelled: true } });
  expect(nested.failed).toBe(true);
  expect(nested.log).toContain('unknown field `misspelled`');
  const top = await built({ misspelled: true });
  expect(top.failed).toBe(false);
  expect(top.log).not.toContain('misspelled');
});

claim('postcss/async', async (project) => {
  const order: string[] = [];
  const built = await project.build({
    config: {
      tools: {
        postcss: async (_: unknown, { addPlugins }: { addPlugins(plugin: unknown): void }) => {
          await Promise.resolve();
          addPlugins({ postcssPlugin: 'added', Once: () => void order.push('added') });
        },
      },
    },
    files: styled,
  });
  const awaited = satisfies(tool.version, '>=2.0.9');
  expect(built.failed).toBe(!awaited);
  if (!awaited) expect(built.log).toContain("reading 'postcssOptions'");
  expect(order).toEqual(awaited ? ['added'] : []);
});
