/** Claims on the pages about official plugins. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';
import { by, tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Built, Project, Trial } from '../project.ts';

type Plugin = (options?: object) => object;

/** Factory of an official plugin, for the tested major. */
async function pluginOf(name: string): Promise<Plugin> {
  const exported = await tool.import<Record<string, Plugin>>(`@rsbuild/plugin-${name}`);
  const factory = `plugin${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;
  const found = exported[factory];
  if (!found) throw new Error(`@rsbuild/plugin-${name} has no ${factory}`);
  return found;
}

const assetsRetry = await pluginOf('assets-retry');
const babel = await pluginOf('babel');
const less = await pluginOf('less');
const nodePolyfill = await pluginOf('node-polyfill');
const react = await pluginOf('react');
const sass = await pluginOf('sass');
const solid = await pluginOf('solid');
const stylus = await pluginOf('stylus');
const svelte = await pluginOf('svelte');
const svgr = await pluginOf('svgr');
const vue = await pluginOf('vue');

const tiny = (text: string) => text.replace(/\s+/g, '');

/** All scripts, or all stylesheets, of a build. */
const all = ({ files }: Built, extension: string) =>
  Object.entries(files)
    .filter(([name]) => name.endsWith(extension))
    .map(([, content]) => content)
    .join('\n');

/** Builds a script that imports one file, with one plugin. */
const single = (
  project: Project,
  file: string,
  content: string,
  plugins: object[],
  { files = {}, config = {}, mode }: Trial = {},
) => {
  const { output, ...rest } = config as { output?: object };
  return project.build({
    files: { 'src/index.js': `import './${file}';\n`, [`src/${file}`]: content, ...files },
    config: { plugins, output: { minify: false, cleanDistPath: true, ...output }, ...rest },
    ...(mode && { mode }),
  });
};

/** The generated Rspack configuration. */
async function generated(project: Project, config: object, mode?: Trial['mode']) {
  const rsbuild = await project.create({ config, ...(mode && { mode }) });
  const [first] = await rsbuild.initConfigs();
  return first as {
    optimization: { splitChunks: { cacheGroups?: object } | false };
    plugins: { name?: string }[];
    resolve: { conditionNames: string[] };
  };
}

/** Sources in the source map of the stylesheet. */
const sourcesOf = (built: Built): string[] => JSON.parse(built.file(/\.css\.map$/)).sourcesContent;

claim('plugin-list/node-polyfill', { versions: '>=1.3' }, async (project) => {
  const importing = (name: string) =>
    single(project, 'a.js', `import * as all from '${name}'; console.log(all);`, [nodePolyfill()]);
  for (const name of ['path', 'node:events', 'fs', 'child_process']) {
    expect([name, (await importing(name)).failed]).toEqual([name, false]);
  }
  for (const name of ['worker_threads', 'async_hooks', 'stream/promises']) {
    expect((await importing(name)).log).toContain(`Can't resolve '${name}'`);
  }
});

claim('plugin-list/polyfill-force', { versions: '>=1.3' }, async (project) => {
  const server = (code: string, force: boolean) =>
    single(project, 'a.js', code, [nodePolyfill({ force })], {
      config: { output: { target: 'node' } },
    });
  const size = async (code: string, force: boolean) => all(await server(code, force), 'js').length;
  const buffer = "console.log(Buffer.from('a'));";
  expect((await size(buffer, true)) - (await size(buffer, false))).toBeGreaterThan(50_000);
  const imported = "import path from 'path'; console.log(path.join('a'));";
  expect(await size(imported, true)).toBe(await size(imported, false));
});

claim('plugin-react/targets', async (project) => {
  for (const target of ['web', 'node', 'web-worker']) {
    const config = { plugins: [react()], output: { target } };
    const { plugins, optimization } = await generated(project, config, 'development');
    const { cacheGroups = {} } = optimization.splitChunks || {};
    const refresh = plugins.some((plugin) => plugin.constructor.name.includes('ReactRefresh'));
    expect([target, refresh, 'react' in cacheGroups]).toEqual([
      target,
      target === 'web',
      target === 'web',
    ]);
  }
});

claim('plugin-react/split-chunks', async (project) => {
  const groups = async (splitChunks?: unknown) => {
    const { optimization } = await generated(project, { plugins: [react({ splitChunks })] });
    const { cacheGroups = {} } = optimization.splitChunks || {};
    return ['react', 'router'].filter((name) => name in cacheGroups);
  };
  expect(await groups(true)).toEqual(['react', 'router']);
  expect(await groups({ react: true })).toEqual(['react']);
  expect(await groups({ router: false })).toEqual([]);
  expect(await groups(false)).toEqual([]);
});

claim('plugin-react/profiler-minify', async (project) => {
  const code = 'export class Price {}\nwindow.prices = [Price, Price];\n';
  const minified = await single(project, 'a.js', code, [react({ enableProfiler: true })]);
  expect(all(minified, 'js')).toMatch(/\(\)=>\{.*class Price/);
  expect(all(await single(project, 'a.js', code, [react()]), 'js')).toMatch(/\n.*class Price/);
});

claim('plugin-babel/range', async (project) => {
  // Replaces a string, so that the output shows which files it has processed.
  const marks = `export default () => ({ visitor: { StringLiteral({ node }) {
    if (node.value === 'unseen') node.value = 'seen';
  } } });\n`;
  const files = {
    'marks.mjs': marks,
    'node_modules/dep/package.json': '{ "name": "dep", "main": "index.js" }',
    'node_modules/dep/index.js': "module.exports = ['dependency', 'unseen'];\n",
  };
  const code = "import dep from 'dep'; console.log(dep, ['own', 'unseen']);";
  const seenWith = async (options: object, source: object = {}) => {
    const plugin = babel({
      ...options,
      babelLoaderOptions(_: unknown, { addPlugins }: { addPlugins: (list: unknown[]) => void }) {
        addPlugins([path.join(project.root, 'marks.mjs')]);
      },
    });
    const built = await single(project, 'a.js', code, [plugin], { files, config: { source } });
    const found = tiny(all(built, 'js')).match(/(?:own|dependency)["'],["'](?:un)?seen/g) ?? [];
    return found.filter((text) => !text.includes('unseen')).map((text) => text.split(/["']/)[0]);
  };
  expect(await seenWith({})).toEqual(['own']);
  expect((await seenWith({}, { include: [/dep/] })).sort()).toEqual(['dependency', 'own']);
  expect(await seenWith({ include: /dep/ })).toEqual(['dependency']);
  expect(await seenWith({ include: /./, exclude: /dep/ })).toEqual(['own']);
  expect((await seenWith({ exclude: /nothing/ })).sort()).toEqual(['dependency', 'own']);
});

claim('plugin-babel/object-replaces', async (project) => {
  const build = (code: string, babelLoaderOptions: object) =>
    single(project, 'a.ts', code, [babel({ include: /\.ts$/, babelLoaderOptions })]);
  const typed = await build('const price: number = 1; console.log(price);', { presets: [] });
  expect(typed.log).toContain('Missing initializer in const declaration');
  const decorated = await build('const d = (c) => c; @d class A {} console.log(A);', {
    plugins: [],
  });
  expect(decorated.log).toContain("experimental syntax 'decorators' isn't currently enabled");
});

claim('plugin-babel/cache', { versions: '>=1.3' }, async (project) => {
  const folders = async (buildCache?: unknown) => {
    const config = { performance: { buildCache } };
    await single(project, 'a.js', 'console.log(1);', [babel({ include: /a\.js$/ })], { config });
    return ['node_modules/.cache/babel-loader', 'own/babel-loader'].filter((folder) =>
      existsSync(path.join(project.root, folder)),
    );
  };
  expect(await folders(false)).toEqual([]);
  // Rspack 1.x modifies a folder that it shares.
  const own = by({ 1: [], 2: ['own/babel-loader'] });
  expect(await folders({ cacheDirectory: 'own' })).toEqual(own);
  expect(await folders()).toEqual(['node_modules/.cache/babel-loader', ...own]);
});

claim('plugin-babel/modify-without-include', { versions: '1' }, async (project) => {
  const { modifyBabelLoaderOptions } = await tool.import<{
    modifyBabelLoaderOptions: (options: object) => void;
  }>('@rsbuild/plugin-babel');
  const called = async (options: object) => {
    let calls = 0;
    const modifying = {
      name: 'modifying',
      pre: ['rsbuild:babel'],
      setup(api: { modifyBundlerChain: (hook: unknown) => void }) {
        api.modifyBundlerChain((chain: unknown, { CHAIN_ID }: { CHAIN_ID: unknown }) => {
          const modifier = (current: unknown) => {
            calls += 1;
            return current;
          };
          modifyBabelLoaderOptions({ chain, CHAIN_ID, modifier });
        });
      },
    };
    await generated(project, { plugins: [babel(options), modifying] });
    return calls;
  };
  expect([await called({ include: /\.jsx$/ }), await called({ exclude: /\.jsx$/ })]).toEqual([
    1, 1,
  ]);
  expect(await called({})).toBe(0);
});

claim('plugin-less/variables', { versions: '>=1.3' }, async (project) => {
  const passed = async (lessLoaderOptions: object) => {
    const code = '@ink: red;\n.a { color: @ink }';
    return all(await single(project, 'a.less', code, [less({ lessLoaderOptions })]), 'css');
  };
  const variable = { ink: 'blue' };
  expect(await passed({ lessOptions: { modifyVars: variable } })).toMatch(/#00f|blue/);
  expect(await passed({ lessOptions: { globalVars: variable } })).toContain('red');
  expect(await passed({ additionalData: '@ink: blue;' })).toContain('red');
  const append = (code: string) => `${code}\n@ink: blue;`;
  expect(await passed({ additionalData: append })).toMatch(/#00f|blue/);
});

claim('plugin-less/math', { versions: '>=1.3' }, async (project) => {
  const code = '.a { width: (10px / 2); height: 10px / 2; margin: 10px - 2 }';
  const divided = async (lessOptions?: object) =>
    tiny(
      all(
        await single(project, 'a.less', code, [
          less(lessOptions && { lessLoaderOptions: { lessOptions } }),
        ]),
        'css',
      ),
    );
  expect(await divided()).toBe('.a{width:5px;height:10px/2;margin:8px;}');
  expect(await divided({ math: 'always' })).toBe('.a{width:5px;height:5px;margin:8px;}');
});

/** Builds with a plugin registered twice, each for different files. */
async function builtTwice(project: Project, preprocess: Plugin, extension: string) {
  const plugins = [
    preprocess({ include: new RegExp(`\\.${extension}$`) }),
    preprocess({ include: /\.theme$/ }),
  ];
  const files = { [`src/a.${extension}`]: '.a { b: c }', 'src/b.theme': '.b { .c { d: e } }' };
  const code = `import './a.${extension}'; import './b.theme';`;
  const built = await single(project, 'a.js', code, plugins, { files });
  return built.failed ? built.log : tiny(all(built, 'css'));
}

const secondFails = by({
  1: expect.stringContaining('Module parse failed'),
  2: '.a{b:c;}.b.c{d:e;}',
});

claim('plugin-less/twice', { versions: '>=1.3' }, async (project) => {
  expect(await builtTwice(project, less, 'less')).toEqual(secondFails);
});

claim('plugin-sass/twice', { versions: '>=1.4' }, async (project) => {
  expect(await builtTwice(project, sass, 'scss')).toEqual(secondFails);
});

/** Whether the source map of a stylesheet contains the original file. */
async function showsSource(
  project: Project,
  file: string,
  code: string,
  plugin: object,
  tools: object = {},
): Promise<boolean> {
  const built = await single(project, file, code, [plugin], {
    config: { output: { sourceMap: true }, tools },
  });
  return sourcesOf(built).includes(code);
}

const withoutLightning = { lightningcssLoader: false };

claim('plugin-less/source-map', { versions: '>=1.3' }, async (project) => {
  const code = '@ink: red;\n.a { color: @ink }\n';
  const shows = (options: object, tools?: object) =>
    showsSource(project, 'a.less', code, less({ lessLoaderOptions: options }), tools);
  expect(await shows({})).toBe(by({ 1: false, 2: true }));
  expect(await shows({}, withoutLightning)).toBe(true);
  expect(await shows({ sourceMap: false }, withoutLightning)).toBe(false);
});

claim('plugin-sass/source-map', { versions: '>=1.4' }, async (project) => {
  const code = '$ink: red;\n.a { color: $ink }\n';
  const shows = (options: object, tools?: object) =>
    showsSource(project, 'a.scss', code, sass(options), tools);
  expect([await shows({}), await shows({}, withoutLightning)]).toEqual([false, false]);
  expect(await shows({ rewriteUrls: false })).toBe(by({ 1: false, 2: true }));
  expect(await shows({ rewriteUrls: false }, withoutLightning)).toBe(true);
});

claim('plugin-stylus/source-map', { versions: '>=1.3' }, async (project) => {
  const code = 'ink = red\n.a\n  color ink\n';
  const shows = (options?: object, tools?: object) =>
    showsSource(project, 'a.styl', code, stylus(options), tools);
  expect(await shows()).toBe(by({ 1: false, 2: true }));
  expect(await shows(undefined, withoutLightning)).toBe(true);
  expect(await shows({ sourceMap: false }, withoutLightning)).toBe(false);
});

claim('plugin-sass/additional-rule', { versions: '>=1.3' }, async (project) => {
  const build = (code: string) =>
    single(
      project,
      'a.scss',
      code,
      [sass({ sassLoaderOptions: { additionalData: '.r { a: b }' } })],
      {
        files: { 'src/_part.scss': '.p { a: b }' },
      },
    );
  expect(tiny(all(await build('.a { c: d }'), 'css'))).toBe('.r{a:b;}.a{c:d;}');
  expect((await build("@use 'part';")).log).toContain(
    '@use rules must be written before any other rules.',
  );
});

claim('plugin-sass/url-variable', { versions: '>=1.3' }, async (project) => {
  const files = {
    'src/styles/_seats.scss': "$seat: url('./seat.svg');",
    'src/styles/seat.svg': '<svg><!-- styles --></svg>',
    'src/seat.svg': '<svg><!-- src --></svg>',
  };
  const found = async (value: string) => {
    const code = `@use 'styles/seats';\n.a { background: ${value} }`;
    const built = await single(project, 'a.scss', code, [sass()], {
      files,
      config: { output: { dataUriLimit: 0 } },
    });
    return built.file(/\.svg$/);
  };
  expect(await found('seats.$seat')).toContain('styles');
  expect(await found('seats.$seat no-repeat')).toContain('src');
});

claim('plugin-stylus/css-import', { versions: '>=1.3' }, async (project) => {
  const build = (code: string, stylusOptions: object = {}) =>
    single(project, 'a.styl', code, [stylus({ stylusOptions })], {
      files: { 'src/print.css': '.print { a: b }' },
    });
  const late = ".a\n  c d\n@import './print.css'\n";
  expect(all(await build(`@import './print.css'\n.a\n  c d\n`), 'css')).toContain('.print');
  const missing = await build(late);
  expect([missing.failed, all(missing, 'css').includes('print'), missing.log]).toEqual([
    false,
    false,
    expect.not.stringContaining('print'),
  ]);
  expect(all(await build(late, { includeCSS: true }), 'css')).toContain('.print');
});

claim('plugin-stylus/line-numbers', { versions: '>=1.3' }, async (project) => {
  const comments = async (minify: boolean, lightningcssLoader: boolean) => {
    const plugins = [stylus({ stylusOptions: { lineNumbers: true } })];
    const built = await single(project, 'a.styl', '.a\n  b c\n', plugins, {
      config: { output: { minify }, tools: { lightningcssLoader } },
    });
    return all(built, 'css').includes('/* line');
  };
  expect(await comments(false, false)).toBe(true);
  expect([await comments(true, false), await comments(false, true)]).toEqual([false, false]);
});

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h9"/></svg>';

claim('plugin-svgr/config-file', async (project) => {
  const width = async (svgrOptions: object, files: Record<string, string>) => {
    const code = "import Icon from './icon.svg?react'; console.log(Icon);";
    const built = await single(project, 'a.jsx', code, [react(), svgr({ svgrOptions })], {
      files: { 'src/icon.svg': icon, ...files },
    });
    return /width: ([^,]+)/.exec(all(built, 'js'))?.[1];
  };
  const files = { '.svgrrc': '{ "icon": true }', 'svgo.config.js': "throw new Error('read');" };
  expect(await width({ icon: 48 }, files)).toBe('"1em"');
  expect(await width({ icon: 48, runtimeConfig: false }, files)).toBe('48');
});

claim('plugin-svgr/exports', async (project) => {
  /** Whether a default import, a named one and `?react` can be built. */
  const imports = async (options: object, name = 'ReactComponent') => {
    const codes = [
      "import icon from './icon.svg'; console.log(icon);",
      `import { ${name} } from './icon.svg'; console.log(${name});`,
      "import Icon from './icon.svg?react'; console.log(Icon);",
    ];
    const results: boolean[] = [];
    for (const code of codes) {
      const files = { 'src/icon.svg': icon };
      const plugins = [react(), svgr(options)];
      results.push(!(await single(project, 'a.jsx', code, plugins, { files })).failed);
    }
    return results;
  };
  expect(await imports({})).toEqual([true, false, true]);
  expect(await imports({ mixedImport: true })).toEqual([true, true, true]);
  const named = { mixedImport: true, svgrOptions: { namedExport: 'Icon' } };
  expect(await imports(named, 'Icon')).toEqual([true, true, true]);
  expect(await imports({ svgrOptions: { exportType: 'named' } })).toEqual([false, true, true]);
  expect(await imports({ svgrOptions: { exportType: 'default' } })).toEqual([true, false, true]);
});

claim('plugin-svgr/exclude', async (project) => {
  const files = { 'src/icon.svg': icon };
  const build = (code: string, options: object) =>
    single(project, 'a.jsx', code, [react(), svgr({ mixedImport: true, ...options })], { files });
  const named = "import { ReactComponent } from './icon.svg'; console.log(ReactComponent);";
  const queried = "import Icon from './icon.svg?react'; console.log(Icon);";
  for (const options of [{ exclude: /icon\.svg$/ }, { excludeImporter: /a\.jsx$/ }]) {
    expect((await build(named, options)).failed).toBe(true);
    expect((await build(queried, options)).failed).toBe(false);
  }
});

claim('plugin-vue/style-module-auto', async (project) => {
  const code = `<template><p :class="$style.a">1</p></template>
<style module>.a { color: red }</style>\n`;
  const build = (auto?: unknown) =>
    single(project, 'a.js', "import A from './A.vue'; console.log(A);", [vue()], {
      files: { 'src/A.vue': code },
      config: { output: { cssModules: { auto } } },
    });
  expect([(await build(true)).failed, (await build(/\.module\./)).failed]).toEqual([false, true]);
  expect((await build(false)).failed).toBe(true);
});

claim('plugin-svelte/styles', async (project) => {
  const files = { 'src/A.svelte': '<p>1</p><style>p { color: red }</style>' };
  const stylesheets = async (mode: Trial['mode'], svelteLoaderOptions: object = {}) => {
    const code = "import A from './A.svelte'; console.log(A);";
    const plugins = [svelte({ svelteLoaderOptions })];
    const built = await single(project, 'a.js', code, plugins, { files, mode });
    return Object.keys(built.files).filter((name) => name.endsWith('.css')).length;
  };
  expect(await stylesheets('production')).toBe(1);
  expect([await stylesheets('development'), await stylesheets('none')]).toEqual([0, 0]);
  expect(await stylesheets('development', { emitCss: true })).toBe(1);
});

claim('plugin-svelte/server', async (project) => {
  const code = `import { render } from 'svelte/server';
import A from './A.svelte';
export const html = render(A).body;\n`;
  const rendered = async (compilerOptions: object) => {
    const plugins = [svelte({ svelteLoaderOptions: { compilerOptions } })];
    const built = await project.build({
      files: { 'src/index.js': code, 'src/A.svelte': '<p>1</p>' },
      config: {
        environments: { node: { plugins } },
        output: { target: 'node', module: false, minify: false, cleanDistPath: true },
      },
    });
    const file = path.join(project.root, 'bundle.cjs');
    writeFileSync(file, built.file(/index\.c?js$/));
    const require = createRequire(file);
    delete require.cache[file];
    return (require(file) as { html: string }).html;
  };
  expect(await rendered({ generate: 'server' })).toContain('<p>1</p>');
  await expect(rendered({})).rejects.toThrow('document is not defined');
});

const solidApp = {
  'src/index.jsx': `import { render } from 'solid-js/web';
render(() => <p>1</p>, document.body);\n`,
};

claim('plugin-solid/without-babel', { versions: '>=1.1' }, async (project) => {
  const build = (extension: string, plugins: object[]) =>
    project.build({
      files: { [`src/index.${extension}`]: 'console.log(<p class="a">1</p>);\n' },
      config: {
        source: { entry: { index: `./src/index.${extension}` } },
        plugins: [...plugins, solid()],
        output: { minify: false, cleanDistPath: true },
      },
    });
  const forReact = async (plugins: object[]) =>
    all(await build('tsx', plugins), 'js').includes('React.createElement');
  expect(await forReact([])).toBe(true);
  expect(await forReact([babel()])).toBe(by({ 1: true, 2: false }));
  expect(await forReact([babel({ include: /\.[jt]sx$/ })])).toBe(false);
  const { failed, log } = await build('jsx', []);
  expect([failed, log.includes('Syntax Error')]).toEqual(
    by({ 1: [true, true], 2: [false, false] }),
  );
});

claim('plugin-solid/presets', { versions: '>=1.1' }, async (project) => {
  const options = {
    include: /\.jsx$/,
    babelLoaderOptions(
      current: { plugins: unknown[] },
      { addPresets }: { addPresets: (list: unknown[]) => void },
    ) {
      addPresets(['a-preset-that-is-not-installed']);
      current.plugins.push(() => ({
        visitor: {
          StringLiteral({ node }: { node: { value: string } }) {
            if (node.value === 'before') node.value = 'after';
          },
        },
      }));
    },
  };
  const files = { ...solidApp, 'src/a.jsx': "console.log('before');" };
  const built = await project.build({
    files,
    config: {
      source: { entry: { index: ['./src/index.jsx', './src/a.jsx'] } },
      plugins: [babel(options), solid()],
      output: { minify: false },
    },
  });
  expect([built.failed, all(built, 'js').includes('"after"')]).toEqual([false, true]);
});

claim('plugin-solid/dev', { versions: '>=1.5' }, async (project) => {
  const size = async (dev: boolean, mode: Trial['mode']) => {
    const built = await project.build({
      files: solidApp,
      mode,
      config: {
        source: { entry: { index: './src/index.jsx' } },
        plugins: [babel({ include: /\.jsx$/ }), solid({ dev })],
        output: { minify: false, sourceMap: false, cleanDistPath: true },
      },
    });
    return all(built, 'js').length;
  };
  expect(await size(true, 'production')).toBeGreaterThan(await size(false, 'production'));
  expect(await size(true, 'development')).toBe(await size(false, 'development'));
});

const chunked = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': 'console.log(1);\n',
};

claim('plugin-assets-retry/rules', async (project) => {
  const options = { max: 7, inlineScript: false, rules: [{ test: /checkout/ }] };
  const built = await project.build({
    files: chunked,
    config: { plugins: [assetsRetry(options)] },
  });
  const script = built.file(/assets-retry\.[\d-]+\.js$/);
  expect([/max["']?:3/.test(script), /max["']?:7/.test(script)]).toEqual([true, false]);
});

claim('plugin-assets-retry/minify', async (project) => {
  const size = async (minify: boolean, output: object = {}) => {
    const plugins = [assetsRetry({ minify, inlineScript: false })];
    const built = await project.build({
      files: chunked,
      config: { plugins, output: { cleanDistPath: true, ...output } },
    });
    return built.file(/assets-retry\.[\d-]+\.js$/).length;
  };
  const minified = await size(true);
  expect(await size(false)).toBe(minified);
  expect(await size(true, { minify: false })).toBeGreaterThan(2 * minified);
});

claim('plugin-assets-retry/targets', async (project) => {
  const retrying = async (target: string, files: Record<string, string> = chunked) => {
    const built = await project.build({
      files,
      config: {
        plugins: [assetsRetry()],
        output: { target, cleanDistPath: true, filenameHash: false },
      },
    });
    return Object.keys(built.files).filter(
      (name) => name.endsWith('.js') && built.files[name]?.includes('__RB_ASYNC_CHUNKS__'),
    ).length;
  };
  expect([await retrying('web'), await retrying('node'), await retrying('web-worker')]).toEqual([
    1, 0, 0,
  ]);
  const worker = {
    'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
    'src/worker.js': "import('./later.js');\n",
  };
  expect(await retrying('web', { ...chunked, ...worker })).toBe(2);
});
