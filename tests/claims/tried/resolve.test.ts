/** Claims on the pages about resolve options. */
import { expect } from 'vitest';
import { claim } from '../claim.ts';
import type { Project } from '../project.ts';

/** Export of a module, if the build resolves it. */
async function found(
  project: Project,
  request: string,
  resolve: object,
  files: Record<string, string> = {},
): Promise<string | undefined> {
  const built = await project.build({
    config: { resolve, output: { minify: false } },
    files: { 'src/index.js': `import * as all from '${request}';\nconsole.log(all);\n`, ...files },
  });
  return built.failed ? 'failed' : /it is \w+/.exec(built.file(/\.js$/))?.[0];
}

const says = (name: string) => `export const name = 'it is ${name}';\n`;

claim('alias/keys', { versions: '>=1.1' }, async (project) => {
  const files = {
    'a/index.js': says('a'),
    'a/theme.js': says('inA'),
    'b/index.js': says('b'),
    'node_modules/lodash/index.js': says('lodash'),
    'node_modules/lodash/get.js': says('get'),
    'node_modules/@scope/package/index.js': says('scoped'),
  };
  const leads = (request: string, alias: object) => found(project, request, { alias }, files);
  expect(await leads('@/theme', { '@': './a', '@/theme': './b' })).toBe('it is inA');
  expect(await leads('@/theme', { '@/theme': './b', '@': './a' })).toBe('it is b');
  expect(await leads('@scope/package', { '@': './a' })).toBe('it is scoped');
  expect(await leads('lodash', { lodash$: './b' })).toBe('it is b');
  expect(await leads('lodash/get', { lodash$: './b' })).toBe('it is get');
  expect(await leads('@/theme', { '@/': './a' })).toBe('failed');
  expect(await leads('@/theme', { '@/*': './a/*' })).toBe('failed');
  expect(await leads('@/theme', { '@': 'a' })).toBe('failed');
  expect(await leads('@/theme', { '@': ['./b', './a'] })).toBe('it is inA');
});

claim('alias/function', { versions: '>=1.1' }, async (project) => {
  const aliases = async (alias: unknown) => {
    const rsbuild = await project.create({ config: { resolve: { alias } } });
    const [config] = await rsbuild.initConfigs();
    return Object.keys((config?.resolve?.alias || {}) as object);
  };
  expect(await aliases({ '@': './src' })).toEqual(expect.arrayContaining(['@', '@swc/helpers']));
  expect(await aliases(() => ({ '@': './src' }))).toEqual(['@']);
});

claim('alias/merged', { versions: '>=1.1' }, async (project) => {
  const merged = async (shared: object, own: object) => {
    const rsbuild = await project.create({
      config: { resolve: { alias: shared }, environments: { web: { resolve: { alias: own } } } },
    });
    const [config] = await rsbuild.initConfigs();
    return Object.entries((config?.resolve?.alias || {}) as object).filter(
      ([key]) => key !== '@swc/helpers',
    );
  };
  expect(await merged({ a: '/a', b: '/b' }, { 'a/c': '/c', b: '/d' })).toEqual([
    ['a', '/a'],
    ['b', '/d'],
    ['a/c', '/c'],
  ]);
  expect(await merged({ a: ['/a'] }, { a: '/b' })).toEqual([['a', ['/a', '/b']]]);
});

claim('alias-strategy/values', { versions: '>=1.1' }, async (project) => {
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { paths: { both: ['./paths.js'], only: ['./paths.js'] } },
    }),
    'paths.js': says('paths'),
    'alias.js': says('alias'),
  };
  const leads = (request: string, aliasStrategy?: string) =>
    found(project, request, { aliasStrategy, alias: { both: './alias.js' } }, files);
  expect(await leads('both')).toBe('it is paths');
  expect(await leads('both', 'prefer-alias')).toBe('it is alias');
  expect(await leads('both', 'anything')).toBe('it is alias');
  expect(await leads('only')).toBe('it is paths');
  expect(await leads('only', 'prefer-alias')).toBe('failed');
});

claim('condition-names/order', { versions: '>=1.5' }, async (project) => {
  const leads = (conditionNames: string[] | undefined, exported: string[]) =>
    found(
      project,
      'remote',
      { conditionNames },
      {
        'node_modules/remote/package.json': JSON.stringify({
          exports: Object.fromEntries(exported.map((name) => [name, `./${name}.js`])),
        }),
        ...Object.fromEntries(
          exported.map((name) => [`node_modules/remote/${name}.js`, says(name)]),
        ),
      },
    );
  expect(await leads(['tv', '...'], ['tv', 'import'])).toBe('it is tv');
  expect(await leads(['...', 'tv'], ['tv', 'import'])).toBe('it is tv');
  expect(await leads(['tv', '...'], ['import', 'tv'])).toBe('it is import');
  expect(await leads([], ['tv', 'import'])).toBe('it is import');
  expect(await leads(['tv'], ['import'])).toBe('failed');
  expect(await leads(undefined, ['node', 'browser', 'import'])).toBe('it is browser');
  expect(await leads(undefined, ['development', 'production'])).toBe('it is production');
});

claim('dedupe/skipped', { versions: '>=1.1' }, async (project) => {
  const files = {
    'node_modules/colour/package.json': '{ "main": "index.js" }',
    'node_modules/colour/index.js': says('own'),
    'node_modules/colour/sub.js': says('ownSub'),
    'node_modules/panel/index.js': "export * from 'colour';\n",
    'node_modules/panel/sub.js': "export * from 'colour/sub.js';\n",
    'node_modules/panel/node_modules/colour/index.js': says('nested'),
    'node_modules/panel/node_modules/colour/sub.js': says('nestedSub'),
    'other.js': says('alias'),
  };
  const leads = (request: string, resolve: object) => found(project, request, resolve, files);
  expect(await leads('panel', {})).toBe('it is nested');
  expect(await leads('panel', { dedupe: ['colour'] })).toBe('it is own');
  expect(await leads('panel/sub.js', { dedupe: ['colour'] })).toBe('it is ownSub');
  expect(await leads('panel', { dedupe: ['col*', 'absent'] })).toBe('it is nested');
  expect(await leads('panel', { dedupe: ['colour'], alias: { colour: './other.js' } })).toBe(
    'it is alias',
  );
  const paths = JSON.stringify({ compilerOptions: { paths: { colour: ['./other.js'] } } });
  Object.assign(files, { 'tsconfig.json': paths });
  expect(await leads('panel', { dedupe: ['colour'] })).toBe('it is alias');
  Object.assign(files, {
    'node_modules/shape/package.json': '{ "exports": { "import": "./index.js" } }',
    'node_modules/shape/index.js': says('own'),
    'node_modules/area/index.js': "export * from 'shape';\n",
    'node_modules/area/node_modules/shape/index.js': says('nested'),
  });
  expect(await leads('area', { dedupe: ['shape'] })).toBe('it is nested');
});

claim('extensions/values', { versions: '>=1.1' }, async (project) => {
  const files = {
    'src/layout.js': says('js'),
    'src/layout.tv.ts': says('tv'),
    'src/typed.ts': says('ts'),
  };
  const leads = (request: string, extensions?: string[]) =>
    found(project, request, { extensions }, files);
  expect(await leads('./layout')).toBe('it is js');
  expect(await leads('./layout', ['.tv.ts', '.js'])).toBe('it is tv');
  expect(await leads('./typed')).toBe('it is ts');
  expect(await leads('./typed', ['.js'])).toBe('failed');
  expect(await leads('./typed', [])).toBe('failed');
  expect(await leads('./layout', [])).toBe('it is js');
  expect(await leads('./typed', ['...'])).toBe('failed');
  expect(await leads('./typed', ['ts'])).toBe('failed');
});

claim('extensions/js', { versions: '>=1.2' }, async (project) => {
  const leads = (files: Record<string, string> = {}) =>
    found(project, './layout.js', {}, { 'src/layout.ts': says('ts'), ...files });
  expect(await leads()).toBe('failed');
  expect(await leads({ 'tsconfig.json': '{}' })).toBe('it is ts');
  expect(await leads({ 'src/layout.js': says('js') })).toBe('it is js');
});

claim('main-fields/values', { versions: '>=1.5' }, async (project) => {
  const leads = (fields: object, mainFields?: string[], exported?: string) =>
    found(
      project,
      'chart',
      { mainFields },
      {
        'node_modules/chart/package.json': JSON.stringify({ ...fields, exports: exported }),
        ...Object.fromEntries(
          ['browser', 'module', 'main', 'source', 'exported'].map((name) => [
            `node_modules/chart/${name}.js`,
            says(name),
          ]),
        ),
      },
    );
  const all = {
    source: './source.js',
    main: './main.js',
    module: './module.js',
    browser: './browser.js',
  };
  expect(await leads(all)).toBe('it is browser');
  expect(await leads({ ...all, browser: { './x.js': false } })).toBe('it is module');
  expect(await leads(all, [])).toBe('it is browser');
  expect(await leads(all, ['source', '...'])).toBe('it is source');
  expect(await leads({ main: './main.js' }, ['source'])).toBe('failed');
  expect(await leads(all, ['source', '...'], './exported.js')).toBe('it is exported');
});
