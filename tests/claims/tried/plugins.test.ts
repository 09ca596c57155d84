/** Claims on the pages for plugin authors. */
import { satisfies } from 'semver';
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

type Register = (hook: unknown) => void;

/** The part of `setup`'s argument that is used here: hooks by name, and a few methods. */
type Api = Record<string, Register> & {
  isPluginExists: (name: string) => boolean;
  expose: (id: string, value: unknown) => void;
  useExposed: (id: string) => unknown;
  transform: (match: object, hook: unknown) => void;
  getNormalizedConfig: () => unknown;
  context: { version: string };
};

const plugin = (name: string, setup: (api: Api) => void, more: object = {}) => ({
  name,
  setup,
  ...more,
});

claim('hooks/order', { versions: '>=1.4' }, async (project) => {
  const seen: string[] = [];
  const noting = (name: string, more: object = {}) =>
    plugin(
      name,
      ({ onBeforeBuild }) => {
        const note = (order?: string) => ({
          order: order ?? 'default',
          handler: () => {
            seen.push(`${name} ${order ?? ''}`.trim());
          },
        });
        for (const order of ['post', undefined, 'pre']) onBeforeBuild?.(note(order));
      },
      more,
    );
  const plugins = [noting('last', { enforce: 'post' }), noting('usual')];
  const rsbuild = await project.create({ config: { plugins, logLevel: 'silent' } });
  rsbuild.onBeforeBuild(() => {
    seen.push('instance');
  });
  await (await rsbuild.build()).close();
  expect(seen).toEqual([
    'usual pre',
    'last pre',
    'instance',
    'usual',
    'last',
    'usual post',
    'last post',
  ]);
});

claim('hooks/own-options-last', async (project) => {
  const seen: string[] = [];
  const note = (name: string) => () => {
    seen.push(name);
  };
  const hooks = plugin('hooks', ({ modifyBundlerChain, modifyRspackConfig }) => {
    modifyBundlerChain?.({ order: 'post', handler: note('modifyBundlerChain') });
    modifyRspackConfig?.({ order: 'post', handler: note('modifyRspackConfig') });
  });
  await project.build({
    config: {
      plugins: [hooks],
      tools: { bundlerChain: note('tools.bundlerChain'), rspack: note('tools.rspack') },
    },
  });
  expect(seen).toEqual([
    'modifyBundlerChain',
    'tools.bundlerChain',
    'modifyRspackConfig',
    'tools.rspack',
  ]);
});

claim('hooks/throws', { versions: '>=1.3' }, async (project) => {
  const fail = (text: string) => () => {
    throw new Error(text);
  };
  const seen: string[] = [];
  const after = plugin('after', ({ onAfterBuild }) => {
    onAfterBuild?.(() => {
      seen.push('after');
    });
  });
  const failing = (register: (api: Api) => void) =>
    project.build({ config: { plugins: [plugin('fails', register), after] } });
  const before = await failing((api) => api.onBeforeBuild?.(fail('in the hook')));
  expect([before.failed, before.log, seen]).toEqual([
    true,
    expect.stringContaining('in the hook'),
    [],
  ]);
  const html = await failing((api) => api.modifyHTML?.(fail('in the page')));
  expect([html.failed, html.log, seen]).toEqual([
    true,
    expect.stringMatching(/in the page[\s\S]*Rspack build failed\./),
    ['after'],
  ]);
  seen.length = 0;
  const bundle = await failing((api) => {
    const processAssets = api.processAssets as unknown as (at: object, hook: unknown) => void;
    processAssets({ stage: 'additional' }, fail('in the files'));
  });
  expect([bundle.failed, seen]).toEqual([true, []]);
});

claim('hooks/init-configs', async (project) => {
  const seen: string[] = [];
  const names = ['modifyRspackConfig', 'onBeforeCreateCompiler', 'onBeforeBuild'];
  const noting = plugin('noting', (api) => {
    for (const name of names) {
      api[name]?.(() => {
        seen.push(name);
      });
    }
  });
  const rsbuild = await project.create({ config: { plugins: [noting] } });
  await rsbuild.initConfigs();
  expect(seen).toEqual(['modifyRspackConfig']);
});

claim('core/registered', async (project) => {
  const seen: boolean[] = [];
  const looking = plugin(
    'looks',
    ({ isPluginExists }) => {
      seen.push(isPluginExists('removed'), isPluginExists('excluded'), isPluginExists('nobody'));
    },
    { remove: ['removed'] },
  );
  const plugins = [
    looking,
    plugin('removed', () => {}),
    plugin('excluded', () => {}, { apply: 'serve' }),
  ];
  await project.build({ config: { plugins } });
  expect(seen).toEqual([true, true, false]);
});

claim('core/exposed', { versions: '>=1.7' }, async (project) => {
  const seen: unknown[] = [];
  const using = (name: string, more: object = {}) =>
    plugin(
      name,
      ({ useExposed, onBeforeBuild }) => {
        seen.push(`${name} ${useExposed('flags')}`);
        onBeforeBuild?.(() => {
          seen.push(`${name} later ${useExposed('flags')}`);
        });
      },
      more,
    );
  const exposing = plugin('exposes', ({ expose }) => {
    expose('flags', 'first');
    expose('flags', 'second');
  });
  const plugins = [using('early'), using('late', { pre: ['exposes'] }), exposing];
  await project.build({ config: { plugins } });
  expect(seen).toEqual([
    'early undefined',
    'late second',
    'early later second',
    'late later second',
  ]);
});

claim('core/context', async (project) => {
  let versions: string[] = [];
  const assigning = plugin('assigns', (api) => {
    const before = api.context.version;
    api.context.version = '0.0.0';
    versions = [before, api.context.version];
  });
  const built = await project.build({ config: { plugins: [assigning] } });
  expect(versions[1]).toBe(versions[0]);
  expect(built.log).toContain('you can not assign to the "context.version" prop.');
});

claim('plugin-system/normalized', async (project) => {
  const early = plugin('early', ({ getNormalizedConfig }) => {
    getNormalizedConfig();
  });
  const built = await project.build({ config: { plugins: [early] } });
  expect([built.failed, built.log]).toEqual([
    true,
    expect.stringContaining('Cannot access normalized config until modifyRsbuildConfig is called.'),
  ]);
});

claim('plugin-system/remove', async (project) => {
  const seen: string[] = [];
  const target = plugin('target', () => {
    seen.push('target');
  });
  const removing = plugin('removes', () => {}, { remove: ['target'], apply: 'serve' });
  await project.build({ config: { plugins: [target, removing] } });
  expect(seen).toEqual([]);
  const html = plugin('without-html', () => {}, { remove: ['rsbuild:html'] });
  const built = await project.build({ config: { plugins: [html] } });
  expect(built.failed).toBe(false);
  expect(Object.keys(built.files).filter((name) => name.endsWith('.html'))).toEqual([]);
});

claim('hooks/transform-order', { versions: '>=1.4' }, async (project) => {
  const seen: string[] = [];
  const transforming = (name: string) =>
    plugin(name, (api) => {
      const { transform } = api;
      for (const order of ['post', undefined, 'pre']) {
        for (const number of [1, 2]) {
          transform(
            { test: /index\.js$/, ...(order && { order }) },
            ({ code }: { code: string }) => {
              seen.push(`${order ?? 'usual'} ${name}${number}`);
              return code;
            },
          );
        }
      }
    });
  await project.build({ config: { plugins: [transforming('a'), transforming('b')] } });
  expect(seen).toEqual(
    ['pre', 'usual', 'post'].flatMap((order) =>
      ['b2', 'b1', 'a2', 'a1'].map((name) => `${order} ${name}`),
    ),
  );
});

claim('hooks/code-filter', { versions: '>=2.3' }, async (project) => {
  const seen: string[] = [];
  const filtering = plugin('filtering', (api) => {
    const { transform } = api;
    const rename = ({ code }: { code: string }) => code.replace('stork', 'heron');
    transform({ test: /b\.js$/, order: 'pre' }, rename);
    for (const codeFilter of ['heron', /her.n/]) {
      transform({ test: /\.js$/, codeFilter }, ({ code }: { code: string }) => {
        seen.push(`${codeFilter} ${code.trim()}`);
        return code;
      });
    }
  });
  await project.build({
    files: {
      'src/index.js': "import './a.js';\nimport './b.js';\nimport './c.js';\n",
      'src/a.js': 'a("heron");\n',
      'src/b.js': 'b("stork");\n',
      'src/c.js': 'c("crane");\n',
    },
    config: { plugins: [filtering] },
  });
  expect(seen.toSorted()).toEqual(
    ['/her.n/', 'heron'].flatMap((filter) => [`${filter} a("heron");`, `${filter} b("heron");`]),
  );
});

claim('hooks/throws-close', { versions: '>=1.1' }, async (project) => {
  const seen: string[] = [];
  const failing = plugin('fails', ({ onAfterBuild, onCloseBuild }) => {
    onAfterBuild?.(() => {
      seen.push('built');
    });
    onCloseBuild?.(() => {
      throw new Error('in the hook');
    });
  });
  const rsbuild = await project.create({ config: { plugins: [failing], logLevel: 'silent' } });
  const { close } = await rsbuild.build();
  await expect(close()).rejects.toThrow('in the hook');
  expect(seen).toEqual(['built']);
});

claim('hooks/environment-name', async (project) => {
  const seen: string[] = [];
  const naming = plugin('naming', ({ modifyEnvironmentConfig }) => {
    modifyEnvironmentConfig?.((_: unknown, { name }: { name: string }) => {
      seen.push(name);
    });
  });
  for (const target of ['web', 'node', 'web-worker']) {
    const rsbuild = await project.create({ config: { plugins: [naming], output: { target } } });
    await rsbuild.initConfigs();
  }
  expect(seen).toEqual(['web', 'node', 'webWorker']);
});

claim('hooks/transform-post', { versions: '>=1.4' }, async (project) => {
  const seen: Record<string, string> = {};
  const reading = plugin('reading', (api) => {
    const { transform } = api;
    for (const order of ['pre', undefined, 'post']) {
      for (const test of [/\.css$/, /\.ts$/]) {
        transform({ test, ...(order && { order }) }, ({ code }: { code: string }) => {
          seen[`${order} ${test}`] = code;
          return code;
        });
      }
    }
  });
  await project.build({
    files: {
      'src/index.ts': "import './a.css';\nexport const a: number = 1;\n",
      'src/a.css': '.a { color: red }\n',
    },
    config: { plugins: [reading], source: { entry: { index: './src/index.ts' } } },
  });
  for (const order of ['pre', 'undefined']) {
    expect(seen[`${order} /\\.css$/`]).toContain('color: red');
    expect(seen[`${order} /\\.ts$/`]).toContain(': number');
  }
  expect(seen['post /\\.css$/']).not.toContain('red');
  expect(seen['post /\\.ts$/']).not.toContain(': number');
});

claim('core/one-environment', { versions: '>=1.6' }, async (project) => {
  const seen: string[] = [];
  const using = (name: string) =>
    plugin(name, ({ useExposed, modifyRsbuildConfig, modifyBundlerChain }) => {
      seen.push(`${name} ${useExposed('flags')}`);
      modifyRsbuildConfig?.(() => {
        seen.push(`${name} in the run`);
      });
      modifyBundlerChain?.((_: unknown, { environment }: { environment: { name: string } }) => {
        seen.push(`${name} in ${environment.name}`);
      });
    });
  const exposing = plugin('exposes', ({ expose }) => {
    const exposeTo = expose as (id: string, value: unknown, to: object) => void;
    exposeTo('flags', 'for web', { environment: 'web' });
  });
  const rsbuild = await project.create({
    config: {
      plugins: [exposing, using('all')],
      environments: {
        web: { plugins: [using('one')] },
        node: { output: { target: 'node' } },
      },
    },
  });
  await rsbuild.initConfigs();
  expect(seen).toEqual([
    `all ${satisfies(tool.version, '>=2.1') ? undefined : 'for web'}`,
    'one for web',
    'all in the run',
    'one in the run',
    'all in web',
    'one in web',
    'all in node',
  ]);
});

claim('plugin-system/remove-environment', { versions: '>=1.4' }, async (project) => {
  const setUp = async (shared: object, own: object, other: object = {}) => {
    const seen: string[] = [];
    const noting = (name: string, more: object) =>
      plugin(
        name,
        () => {
          seen.push(name);
        },
        more,
      );
    const rsbuild = await project.create({
      config: {
        plugins: [noting('shared', shared)],
        environments: {
          web: { plugins: [noting('own', own)] },
          node: { plugins: [noting('other', other)] },
        },
      },
    });
    await rsbuild.initConfigs();
    return seen;
  };
  const remove = ['shared', 'own'];
  expect(await setUp({}, {}, { remove })).toEqual(['shared', 'own', 'other']);
  expect(await setUp({ remove: ['own'] }, {})).toEqual(['shared', 'other']);
  // The order of an environment's plugin applies among all plugins.
  expect(await setUp({}, { enforce: 'pre' })).toEqual(['own', 'shared', 'other']);
});
