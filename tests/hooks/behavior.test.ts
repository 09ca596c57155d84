/** Claims about hooks on their page and in shared snippets, tested with the pinned package. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '../../samples/v1/node_modules/@rsbuild/core';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { by, tool } from '../testedTool.ts';

type Setup = Core.RsbuildPlugin['setup'];

const { createRsbuild, logger } = await tool.import<typeof Core>('@rsbuild/core');
const silent = () => {};

// Actual builds and processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let root: string;
/** Calls recorded by the handlers of a test, in order. */
let said: string[];
const say = (text: string) => {
  said.push(text);
};

const project: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'src/index.js': "import './a.js';\nimport './typed.ts';\n",
  'src/a.js': 'console.log("a");\n',
  'src/b.js': 'console.log("b");\n',
  'src/typed.ts': 'export const one: number = 1;\n',
};

beforeEach(async () => {
  said = [];
  logger.level = 'error';
  logger.override({ error: silent });
  root = await mkdtemp(path.join(tmpdir(), 'hook-behavior-'));
  await mkdir(path.join(root, 'src'));
  const past = new Date(Date.now() - 60_000);
  for (const [name, content] of Object.entries(project)) {
    await writeFile(path.join(root, name), content);
    await utimes(path.join(root, name), past, past);
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

const plugin = (setup: Setup, more: Partial<Core.RsbuildPlugin> = {}): Core.RsbuildPlugin => ({
  name: 'test',
  setup,
  ...more,
});

async function create(plugins: Core.RsbuildPlugin[], config: Core.RsbuildConfig = {}) {
  return createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      performance: { printFileSize: false },
      // Both majors may start a server at the same moment.
      server: { printUrls: false, host: '127.0.0.1', port: await freePort() },
      ...config,
      plugins,
    },
  });
}

/** Builds, closes, and returns the names of the output files. */
async function build(plugins: Core.RsbuildPlugin[], config?: Core.RsbuildConfig) {
  const rsbuild = await create(plugins, config);
  const { stats, close } = await rsbuild.build();
  await close();
  return Object.keys(stats?.toJson({ all: false, assets: true }).assetsByChunkName ?? {});
}

const twoEnvironments: Core.RsbuildConfig = {
  environments: {
    web: {},
    node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
  },
};

describe('how hooks are called', () => {
  it('goes by order, then by the order of the plugins, then by registration', async () => {
    const tap =
      (name: string): Setup =>
      (api) => {
        api.onBeforeBuild({ order: 'post', handler: () => say(`${name} post`) });
        api.onBeforeBuild(() => say(name));
        api.onBeforeBuild({ order: 'pre', handler: () => say(`${name} pre`) });
      };
    await build([
      plugin(tap('a'), { name: 'a' }),
      plugin(tap('late'), { name: 'late', enforce: 'post' }),
      plugin(tap('early'), { name: 'early', enforce: 'pre' }),
    ]);
    expect(said).toEqual([
      'early pre',
      'a pre',
      'late pre',
      'early',
      'a',
      'late',
      'early post',
      'a post',
      'late post',
    ]);
  });

  it('sets a plugin up behind those it names in pre', async () => {
    await build([
      plugin(() => say('second'), { name: 'second', pre: ['first'] }),
      plugin(() => say('first'), { name: 'first' }),
    ]);
    expect(said).toEqual(['first', 'second']);
  });

  it('calls handlers of the instance before those of plugins', async () => {
    const rsbuild = await create([plugin((api) => api.onBeforeBuild(() => say('plugin')))]);
    rsbuild.onBeforeBuild(() => say('instance'));
    await (await rsbuild.build()).close();
    expect(said).toEqual(['instance', 'plugin']);
  });

  it('waits for a handler before it calls the next', async () => {
    await build([
      plugin((api) => {
        api.onBeforeBuild(async () => {
          say('begin');
          await pause(20);
          say('end');
        });
        api.onBeforeBuild(() => say('next'));
      }),
    ]);
    expect(said).toEqual(['begin', 'end', 'next']);
  });

  it('lets the options of the user come after the hooks', async () => {
    await build(
      [
        plugin((api) => {
          api.modifyBundlerChain({ order: 'post', handler: () => say('modifyBundlerChain') });
          api.modifyRspackConfig({ order: 'post', handler: () => say('modifyRspackConfig') });
          api.modifyHTMLTags({
            order: 'post',
            handler: (tags) => {
              say('modifyHTMLTags');
              return tags;
            },
          });
        }),
      ],
      {
        tools: {
          bundlerChain: () => say('tools.bundlerChain'),
          rspack: () => say('tools.rspack'),
        },
        html: { tags: () => say('html.tags') },
      },
    );
    expect(said).toEqual([
      'modifyBundlerChain',
      'tools.bundlerChain',
      'modifyRspackConfig',
      'tools.rspack',
      'modifyHTMLTags',
      'html.tags',
    ]);
  });

  it('limits a plugin of one environment to it, except in hooks of the whole run', async () => {
    const rsbuild = await create([], {
      environments: {
        ...twoEnvironments.environments,
        web: {
          plugins: [
            plugin((api) => {
              api.modifyRsbuildConfig(() => say('modifyRsbuildConfig'));
              api.modifyEnvironmentConfig((_config, { name }) =>
                say(`modifyEnvironmentConfig ${name}`),
              );
              api.modifyBundlerChain((_chain, { environment }) =>
                say(`modifyBundlerChain ${environment.name}`),
              );
              api.modifyRspackConfig((_config, { environment }) =>
                say(`modifyRspackConfig ${environment.name}`),
              );
              api.onBeforeBuild(() => say('onBeforeBuild'));
              api.onBeforeEnvironmentCompile(({ environment }) =>
                say(`onBeforeEnvironmentCompile ${environment.name}`),
              );
              api.transform({ test: /a\.js$/ }, ({ code, environment }) => {
                say(`transform ${environment.name}`);
                return code;
              });
              api.processAssets({ stage: 'report' }, ({ environment }) =>
                say(`processAssets ${environment.name}`),
              );
              api.onAfterEnvironmentCompile(({ environment }) =>
                say(`onAfterEnvironmentCompile ${environment.name}`),
              );
              api.onAfterBuild(() => say('onAfterBuild'));
            }),
          ],
        },
      },
    });
    await (await rsbuild.build()).close();
    expect(said).toEqual([
      'modifyRsbuildConfig',
      'modifyEnvironmentConfig web',
      'modifyBundlerChain web',
      'modifyRspackConfig web',
      'onBeforeBuild',
      'onBeforeEnvironmentCompile web',
      'transform web',
      'processAssets web',
      'onAfterEnvironmentCompile web',
      'onAfterBuild',
    ]);
  });

  it('does not let environments wait for each other', async () => {
    await build(
      [
        plugin((api) => {
          api.onBeforeEnvironmentCompile(async ({ environment }) => {
            say('begin');
            await pause(environment.name === 'web' ? 60 : 20);
            say('end');
          });
        }),
      ],
      twoEnvironments,
    );
    expect(said).toEqual(['begin', 'begin', 'end', 'end']);
  });
});

const configHooks = [
  'modifyRsbuildConfig',
  'modifyEnvironmentConfig',
  'modifyBundlerChain',
  'modifyRspackConfig',
] as const;
const buildHooks = [
  ...configHooks,
  'onBeforeCreateCompiler',
  'onAfterCreateCompiler',
  'onBeforeBuild',
] as const;

describe('commands that stop early', () => {
  const tapAll: Setup = (api) => {
    for (const name of buildHooks) Reflect.get(api, name)(() => say(name));
  };

  it.each([
    ['initConfigs', configHooks],
    ['inspectConfig', configHooks],
    ['createCompiler', [...configHooks, 'onBeforeCreateCompiler', 'onAfterCreateCompiler']],
  ] as const)('%s', async (method, expected) => {
    const rsbuild = await create([plugin(tapAll)]);
    await rsbuild[method]();
    expect(said).toEqual(expected);
  });
});

describe('errors', () => {
  const notes: Setup = (api) => {
    api.onAfterBuild(({ stats }) => say(`onAfterBuild ${stats?.hasErrors()}`));
    api.onCloseBuild(() => say('onCloseBuild'));
  };
  const fail = () => {
    throw new Error('from the handler');
  };

  it.each([...buildHooks, 'onBeforeEnvironmentCompile', 'onAfterEnvironmentCompile'] as const)(
    'in %s reject the build with that error',
    async (hook) => {
      const rsbuild = await create([plugin((api) => api[hook](fail)), plugin(notes)]);
      await expect(rsbuild.build()).rejects.toThrow('from the handler');
      expect(said).toEqual([]);
    },
  );

  it.each<[string, Setup]>([
    ['transform', (api) => api.transform({ test: /a\.js$/ }, fail)],
    ['resolve', (api) => api.resolve(fail)],
    ['modifyHTMLTags', (api) => api.modifyHTMLTags(fail)],
    ['modifyHTML', (api) => api.modifyHTML(fail)],
  ])('in %s become errors of the compile', async (_hook, setup) => {
    const rsbuild = await create([plugin(setup), plugin(notes)]);
    await expect(rsbuild.build()).rejects.toThrow('Rspack build failed.');
    expect(said).toEqual(['onAfterBuild true']);
  });

  it('in processAssets end the build without onAfterBuild', async () => {
    const rsbuild = await create([
      plugin((api) => api.processAssets({ stage: 'report' }, fail)),
      plugin(notes),
    ]);
    await expect(rsbuild.build()).rejects.toThrow('from the handler');
    expect(said).toEqual([]);
  });
});

describe('configuration hooks', () => {
  it('modifyRsbuildConfig: defaults are in, in-place changes and returned objects count', async () => {
    const setUp = plugin((api) => {
      api.modifyRsbuildConfig((config) => {
        say(`port ${config.server?.port}`);
        if (config.html) config.html.title = 'in place';
      });
      api.modifyRsbuildConfig((config, utils) => {
        say(`${config.html?.title}`);
        return utils.mergeRsbuildConfig(config, { html: { title: 'returned' } });
      });
    });
    const rsbuild = await create([setUp], { server: {} });
    await rsbuild.initConfigs();
    expect(said).toEqual(['port 3000', 'in place']);
    expect(rsbuild.getNormalizedConfig().html.title).toBe('returned');
  });

  it('modifyRsbuildConfig: a plugin added now is not set up, and 1.x warns of it', async () => {
    let warning = '';
    logger.override({ warn: (message) => (warning = String(message)) });
    logger.level = 'warn';
    const rsbuild = await create([
      plugin((api) =>
        api.modifyRsbuildConfig((config) => {
          config.plugins?.push(plugin(() => say('too late')));
        }),
      ),
    ]);
    await rsbuild.initConfigs();
    expect(said).toEqual([]);
    const told =
      'Cannot change plugins via modifyRsbuildConfig as plugins are already initialized when it executes.';
    expect(warning.includes(told)).toBe(by({ 1: true, 2: false }));
  });

  it('modifyEnvironmentConfig: no server, and the later argument of the merge wins', async () => {
    const rsbuild = await create(
      [
        plugin((api) =>
          api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
            say(`${name} ${config.output.target} ${'server' in config}`);
            const underUser = mergeEnvironmentConfig(
              { html: { title: 'plugin', mountId: 'plugin' } },
              config,
            );
            return mergeEnvironmentConfig(underUser, { html: { mountId: 'last' } });
          }),
        ),
      ],
      { html: { title: 'user' } },
    );
    await rsbuild.initConfigs();
    expect(said).toEqual(['web web false']);
    const { html } = rsbuild.getNormalizedConfig({ environment: 'web' });
    expect([html.title, html.mountId]).toEqual(['user', 'last']);
  });

  it('modifyBundlerChain: the built-in rules are there', async () => {
    const rsbuild = await create([
      plugin((api) =>
        api.modifyBundlerChain((chain, { CHAIN_ID }) =>
          say(`${chain.module.rules.has(CHAIN_ID.RULE.JS)}`),
        ),
      ),
    ]);
    await rsbuild.initConfigs();
    expect(said).toEqual(['true']);
  });

  it('modifyRspackConfig: rules and plugins go before or behind all others, and can leave', async () => {
    class First {
      apply() {}
    }
    class Last {
      apply() {}
    }
    const rsbuild = await create([
      plugin((api) =>
        api.modifyRspackConfig((_config, utils) => {
          utils.addRules({ test: /first/ });
          utils.appendRules({ test: /last/ });
          utils.prependPlugins(new First());
          utils.appendPlugins(new Last());
          utils.removePlugin('DefinePlugin');
        }),
      ),
    ]);
    const [config] = await rsbuild.initConfigs();
    expect(config?.module?.rules?.[0]).toEqual({ test: /first/ });
    expect(config?.module?.rules?.at(-1)).toEqual({ test: /last/ });
    const names = config?.plugins?.map((item) => item?.constructor.name);
    expect(names?.[0]).toBe('First');
    expect(names?.at(-1)).toBe('Last');
    expect(names).not.toContain('DefinePlugin');
  });

  it('the getters: what each returns, and when', async () => {
    const message = (call: () => unknown) => {
      try {
        return call() ? 'there' : 'nothing';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    const tooEarly =
      '[rsbuild] Cannot access normalized config until modifyRsbuildConfig is called.';
    await build(
      [
        plugin((api) => {
          say(message(() => api.getNormalizedConfig()));
          say(
            `${api.getRsbuildConfig('original').server?.port} ${api.getRsbuildConfig().server?.port}`,
          );
          api.modifyEnvironmentConfig(() => say(message(() => api.getNormalizedConfig())));
          api.modifyBundlerChain(() => say(message(() => api.getNormalizedConfig())));
          api.onBeforeBuild(() => {
            say(message(() => api.getNormalizedConfig({ environment: 'nope' })));
            // @ts-expect-error no such state
            say(message(() => api.getRsbuildConfig('nope')));
            expect(api.getRsbuildConfig('normalized')).toBe(api.getNormalizedConfig());
          });
        }),
      ],
      { server: {} },
    );
    expect(said).toEqual([
      tooEarly,
      'undefined 3000',
      tooEarly,
      'there',
      '[rsbuild] Cannot find normalized config by environment: nope.',
      by({
        1: '[rsbuild] getRsbuildConfig get an invalid type param.',
        2: '[rsbuild] getRsbuildConfig received an invalid type parameter.',
      }),
    ]);
  });
});

describe('build hooks', () => {
  it('bundlerConfigs can be changed until the compiler exists', async () => {
    await build([
      plugin((api) => {
        api.onBeforeCreateCompiler(({ bundlerConfigs }) => {
          for (const config of bundlerConfigs)
            config.output = { ...config.output, filename: 'early.js' };
        });
        api.onBeforeBuild(({ bundlerConfigs = [] }) => {
          for (const config of bundlerConfigs)
            config.output = { ...config.output, filename: 'late.js' };
        });
      }),
    ]);
    expect(existsSync(path.join(root, 'dist/early.js'))).toBe(true);
    expect(existsSync(path.join(root, 'dist/late.js'))).toBe(false);
  });

  it.each([
    [{}, 'Compiler Stats'],
    [twoEnvironments, 'MultiCompiler MultiStats'],
  ])('compiler and stats with %o', async (config, expected) => {
    const seen: string[] = [];
    await build(
      [
        plugin((api) => {
          api.onAfterCreateCompiler(({ compiler }) => {
            seen.push(compiler.constructor.name);
          });
          api.onAfterBuild(({ stats }) => {
            seen.push(`${stats?.constructor.name}`);
          });
        }),
      ],
      config,
    );
    expect(seen.join(' ')).toBe(expected);
  });

  it('onAfterBuild comes when the files are written and the manifest is known', async () => {
    await build(
      [
        plugin((api) =>
          api.onAfterBuild(({ environments }) => {
            say(`${existsSync(path.join(root, 'dist/index.html'))}`);
            say(`${Object.keys(environments.web?.manifest ?? {})}`);
          }),
        ),
      ],
      { output: { manifest: true } },
    );
    expect(said).toEqual(['true', 'allFiles,entries,integrity']);
  });

  it('onCloseBuild waits for close()', async () => {
    const rsbuild = await create([plugin((api) => api.onCloseBuild(() => say('closed')))]);
    const { close } = await rsbuild.build();
    expect(said).toEqual([]);
    await close();
    expect(said).toEqual(['closed']);
  });

  it('a rebuild compiles only the environments whose files changed, and is not the first', async () => {
    let done: () => void = () => {};
    const compiled = () =>
      new Promise<void>((resolve) => {
        done = resolve;
      });
    const rsbuild = await create(
      [
        plugin((api) => {
          api.onBeforeBuild(({ isFirstCompile, isWatch }) =>
            say(`build ${isFirstCompile} ${isWatch}`),
          );
          api.onAfterEnvironmentCompile(({ environment, time }) => {
            expect(time).toBeGreaterThanOrEqual(0);
            say(environment.name);
          });
          api.onAfterBuild(() => done());
        }),
      ],
      {
        environments: {
          web: {},
          node: {
            source: { entry: { index: './src/b.js' } },
            output: { target: 'node', distPath: { root: 'dist/node' } },
          },
        },
      },
    );
    const first = compiled();
    const { close } = await rsbuild.build({ watch: true });
    await first;
    await pause(400);
    said = [];
    const second = compiled();
    await writeFile(path.join(root, 'src/b.js'), 'console.log("changed");\n');
    await second;
    await close();
    expect(said).toEqual(['build false true', 'node']);
  });
});

describe('module and asset hooks', () => {
  it('transform: source before, output behind the compiler, last registered first', async () => {
    const typed = (code: string) => (code.includes(': number') ? 'typed' : 'plain');
    await build([
      plugin((api) => {
        const test = /typed\.ts$/;
        for (const order of ['post', 'pre', 'default'] as const) {
          api.transform({ test, order }, ({ code }) => {
            say(`${order} ${typed(code)}`);
            return code;
          });
        }
        api.transform({ test }, ({ code }) => {
          say(`registered last ${typed(code)}`);
          return code;
        });
      }),
    ]);
    expect(said).toEqual(['pre typed', 'registered last typed', 'default typed', 'post plain']);
  });

  it('transform: a Buffer with raw, and nothing returned leaves the module', async () => {
    await build([
      plugin((api) =>
        api.transform({ test: /a\.js$/, raw: true }, ({ code }) => {
          say(`${Buffer.isBuffer(code)}`);
          return undefined as unknown as Buffer;
        }),
      ),
    ]);
    expect(said).toEqual(['true']);
  });

  it('resolve leads a request elsewhere', async () => {
    const sources: string[] = [];
    await build([
      plugin((api) => {
        api.resolve(({ resolveData }) => {
          if (resolveData.request === './a.js') resolveData.request = './b.js';
        });
        api.transform({ test: /\/[ab]\.js$/ }, ({ code, resourcePath }) => {
          sources.push(path.basename(resourcePath));
          return code;
        });
      }),
    ]);
    expect(sources).toEqual(['b.js']);
  });

  it('processAssets adds and removes files', async () => {
    await build([
      plugin((api) => {
        api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
          compilation.emitAsset('version.txt', new sources.RawSource('1.0.0'));
          compilation.emitAsset('unwanted.txt', new sources.RawSource(''));
        });
        api.processAssets({ stage: 'summarize' }, ({ assets }) => {
          say(`${'index.html' in assets}`);
          delete assets['unwanted.txt'];
        });
        api.processAssets({ stage: 'additional' }, ({ assets }) =>
          say(`${'index.html' in assets}`),
        );
      }),
    ]);
    expect(said).toEqual(['false', 'true']);
    expect(existsSync(path.join(root, 'dist/version.txt'))).toBe(true);
    expect(existsSync(path.join(root, 'dist/unwanted.txt'))).toBe(false);
  });

  it('processAssets refuses an unknown stage', async () => {
    const rsbuild = await create([
      // @ts-expect-error no such stage
      plugin((api) => api.processAssets({ stage: 'nope' }, () => {})),
    ]);
    await expect(rsbuild.build()).rejects.toThrow('Invalid process assets stage: nope');
  });
});

describe('HTML hooks', () => {
  it('modifyHTMLTags sees the injected tags, not those of the template', async () => {
    await writeFile(
      path.join(root, 'template.html'),
      '<!doctype html><html><head><meta name="mine"></head><body></body></html>',
    );
    await build(
      [
        plugin((api) =>
          api.modifyHTMLTags((tags, { filename, assetPrefix }) => {
            say(`${filename} ${assetPrefix}`);
            say(`${tags.headTags.some(({ tag }) => tag === 'script')}`);
            say(`${tags.headTags.some(({ attrs }) => attrs?.name === 'mine')}`);
            return tags;
          }),
        ),
      ],
      { html: { template: './template.html' } },
    );
    expect(said).toEqual(['index.html /', 'true', 'false']);
  });

  it('modifyHTML gets the text with the tags in it', async () => {
    await build([
      plugin((api) => {
        api.modifyHTMLTags(({ headTags, bodyTags }) => ({
          headTags: [...headTags, { tag: 'meta', attrs: { name: 'added' } }],
          bodyTags,
        }));
        api.modifyHTML((html) => {
          say(`${html.includes('name="added"')}`);
          return html;
        });
      }),
    ]);
    expect(said).toEqual(['true']);
  });
});

describe('server hooks', () => {
  it('dev: middlewares of the handler come first', async () => {
    const rsbuild = await create(
      [
        plugin((api) => {
          api.onBeforeStartDevServer(({ server }) => {
            say('before');
            server.middlewares.use((_req, res, next) => {
              res.setHeader('x-order', 'handler');
              next();
            });
            return () => {
              say('returned');
              server.middlewares.use((_req, res, next) => {
                res.setHeader('x-order', `${res.getHeader('x-order')} returned`);
                next();
              });
            };
          });
          api.onAfterStartDevServer(async ({ port, routes }) => {
            await pause(20);
            say(`after ${port > 0} ${JSON.stringify(routes)}`);
          });
          api.onCloseDevServer(() => say('closed'));
        }),
      ],
      { mode: 'development' },
    );
    const { port, server } = await rsbuild.startDevServer();
    say('started');
    const script = await fetch(`http://127.0.0.1:${port}/static/js/index.js`);
    expect(script.status).toBe(200);
    // In 2.x, middleware from the returned function runs after static files.
    expect(script.headers.get('x-order')).toBe(by({ 1: 'handler returned', 2: 'handler' }));
    await server.close();
    expect(said).toEqual([
      'before',
      'returned',
      'after true [{"entryName":"index","pathname":"/"}]',
      'started',
      'closed',
    ]);
  });

  it('dev: port is the one in use, not the one asked for', async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const asked = typeof address === 'object' && address ? address.port : 0;
    const rsbuild = await create(
      [plugin((api) => api.onAfterStartDevServer(({ port }) => say(`${port === asked}`)))],
      { mode: 'development', server: { port: asked, host: '127.0.0.1', printUrls: false } },
    );
    const { server } = await rsbuild.startDevServer();
    await server.close();
    taken.close();
    expect(said).toEqual(['false']);
  });

  it('preview: waits for the handler that runs after the start', async () => {
    await build([]);
    const rsbuild = await create([
      plugin((api) => {
        const [onBefore, onAfter] = by({
          1: ['onBeforeStartProdServer', 'onAfterStartProdServer'],
          2: ['onBeforeStartPreviewServer', 'onAfterStartPreviewServer'],
        }).map((name) => api[name as 'onAfterStartProdServer']);
        onBefore?.((...args) => say(`before ${args.length}`));
        onAfter?.(async ({ routes }) => {
          await pause(20);
          say(`after ${routes.length}`);
        });
      }),
    ]);
    const { server } = await rsbuild.preview();
    say('started');
    await server.close();
    expect(said).toEqual([by({ 1: 'before 0', 2: 'before 1' }), 'after 1', 'started']);
  });
});

describe('the end of the process', () => {
  const config = `
    const tap = (name) => ({
      name,
      setup(api) {
        api.onCloseBuild(() => console.log('HOOK onCloseBuild', name));
        api.onCloseDevServer(() => console.log('HOOK onCloseDevServer', name));
        api.onExit(({ exitCode }) => console.log('HOOK onExit', name, exitCode));
        api.onAfterDevCompile(() => console.log('READY'));
        if (process.env.FAIL) api.transform({ test: /a\\.js$/ }, () => { throw new Error('no'); });
      },
    });
    export default {
      server: { host: '127.0.0.1', port: Number(process.env.FREE_PORT) },
      plugins: [tap('one'), tap('two')],
    };`;

  /** Runs the CLI and returns the output of the hooks. */
  async function cli(
    command: string,
    { signal, env = {} }: { signal?: NodeJS.Signals; env?: Record<string, string> } = {},
  ) {
    await writeFile(path.join(root, 'rsbuild.config.mjs'), config);
    await symlink(
      path.join(tool.folder, 'node_modules'),
      path.join(root, 'node_modules'),
      'junction',
    );
    const { NODE_ENV, ...inherited } = process.env;
    const bin = path.join(tool.folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    const child = spawn(process.execPath, [bin, command], {
      cwd: root,
      env: { ...inherited, CI: 'true', FREE_PORT: `${await freePort()}`, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const before = output;
      output += chunk;
      if (signal && !before.includes('READY') && output.includes('READY')) child.kill(signal);
    });
    await once(child, 'close');
    return [...output.matchAll(/^HOOK (.*)$/gm)].map(([, text]) => text);
  }

  it('build: closed, then every onExit', async () => {
    expect(await cli('build')).toEqual([
      'onCloseBuild one',
      'onCloseBuild two',
      'onExit one 0',
      'onExit two 0',
    ]);
  });

  it('failed build: not closed, and only the first onExit', async () => {
    expect(await cli('build', { env: { FAIL: '1' } })).toEqual(['onExit one 1']);
  });

  // Windows has no signals: `kill` terminates the process immediately.
  it.skipIf(process.platform === 'win32')('dev and Ctrl+C: only the first onExit', async () => {
    expect(await cli('dev', { signal: 'SIGINT' })).toEqual(['onExit one 130']);
  });

  it.skipIf(process.platform === 'win32')('dev and SIGTERM: everything', async () => {
    expect(await cli('dev', { signal: 'SIGTERM' })).toEqual([
      'onExit one 143',
      'onExit two 143',
      'onCloseDevServer one',
      'onCloseDevServer two',
    ]);
  });
});
