/** Claims on the pages about source options. */
import { satisfies } from 'semver';
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Project } from '../project.ts';

/** The script built from files. */
async function script(
  project: Project,
  files: Record<string, string>,
  config: { output?: object; source?: object; resolve?: object; tools?: object } = {},
): Promise<string> {
  const built = await project.build({
    config: { ...config, output: { minify: false, filenameHash: false, ...config.output } },
    files,
  });
  return built.failed ? `failed: ${built.log}` : built.file(/^static\/js\/index\.js$|^index\.js$/);
}

claim('entry/default', { versions: '>=1.2' }, async (project) => {
  const names = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
  // An added one precedes the existing ones.
  for (const name of names.reverse()) {
    const rsbuild = await project.create({
      config: { root: './app', source: { entry: {} } },
      files: { [`app/src/index.${name}`]: '' },
    });
    const [config] = await rsbuild.initConfigs();
    expect(config?.entry).toEqual({ index: [expect.stringMatching(`/index\\.${name}$`)] });
  }
});

claim('entry/merged', async (project) => {
  const entries = async (shared: object, own: object) => {
    const rsbuild = await project.create({
      config: { source: { entry: shared }, environments: { web: { source: { entry: own } } } },
    });
    const [config] = await rsbuild.initConfigs();
    return config?.entry;
  };
  const a = './src/a.ts';
  const b = './src/b.ts';
  expect(await entries({ index: a }, { admin: b })).toEqual({ index: [a], admin: [b] });
  expect(await entries({ index: a }, { index: b })).toEqual({ index: [b] });
  expect(await entries({ index: [a] }, { index: b })).toEqual({ index: [a, b] });
  expect(await entries({ index: a }, { index: undefined })).toEqual({ index: [a] });
  expect(
    await entries({ index: { import: a, html: false } }, { index: { import: [b] } }),
  ).toMatchObject({ index: { import: [a, b] } });
});

claim('entry/string', async (project) => {
  const text = await project.build({ config: { source: { entry: './src/index.js' } } });
  expect(text.failed).toBe(true);
  expect(text.log).toContain("Can't resolve 'r'");
  const list = await project.build({ config: { source: { entry: ['./src/index.js'] } } });
  expect(Object.keys(list.files)).toContain('0.html');
});

claim('entry/no-import', async (project) => {
  const built = await project.build({
    config: { source: { entry: { index: './src/index.js', other: { html: false } } } },
  });
  expect(built.failed).toBe(false);
  expect(Object.keys(built.files).filter((name) => /other/.test(name))).toEqual([]);
});

claim('entry/array', async (project) => {
  const built = await project.build({
    config: {
      source: { entry: { index: ['./src/a.js', './src/b.js'] } },
      output: { minify: false, target: 'node', module: false, filename: { js: '[name].cjs' } },
    },
    files: {
      'src/a.js': "console.log('first');\nexport const a = 1;\n",
      'src/b.js': "console.log('second');\nexport const b = 1;\n",
    },
  });
  const code = built.file(/\.cjs$/);
  expect(code.indexOf("'first'")).toBeLessThan(code.indexOf("'second'"));
  const exported = { exports: {} as object };
  new Function('module', 'exports', 'require', 'console', code)(
    exported,
    exported.exports,
    undefined,
    { log() {} },
  );
  expect(Object.keys(exported.exports)).toEqual(['b']);
});

claim('define/places', async (project) => {
  const built = await project.build({
    config: {
      source: {
        define: { RELEASE: '"one"', 'process.env.API': '"two"', 'typeof window': '"three"' },
      },
      html: { template: './page.html' },
      output: { minify: false },
    },
    files: {
      'page.html': '<p><%= RELEASE %></p>',
      'src/index.js': `import './a.css';
import { inside } from 'dependency';
console.log('A', RELEASE, 'B', 'RELEASE', window.RELEASE, 'C', process.env['API'], 'D', typeof window, 'E', typeof RELEASE, inside);
export function f(RELEASE) { console.log('F', RELEASE); }
f(eval('RELEASE'));
`,
      'src/a.css': '.RELEASE { color: red }\n',
      'node_modules/dependency/index.js': "export const inside = ['G', RELEASE];\n",
      'node_modules/dependency/package.json': '{ "type": "module", "main": "index.js" }',
    },
  });
  const code = built.file(/\.js$/);
  expect(code).toMatch(
    /'A', "one", 'B', 'RELEASE', window\.RELEASE, 'C', "two", 'D', "three", 'E', "string"/,
  );
  expect(code).toMatch(/'F', RELEASE/);
  expect(code).toContain("eval('RELEASE')");
  expect(code).toMatch(/'G',\s*"one"/);
  expect(built.file(/html$/)).toContain('<p>one</p>');
  expect(built.file(/css$/)).toContain('.RELEASE');
});

claim('define/values', async (project) => {
  const code = await script(
    project,
    {
      'src/index.js':
        "console.log('A', SUM * 10, 'B', LIST, 'C', DATE, 'D', NOTHING, 'E', PATTERN, 'F', HARBOUR.name);\n",
    },
    {
      source: {
        define: {
          SUM: '2 + 3',
          LIST: ['1', 'x'],
          DATE: new Date(),
          NOTHING: null,
          PATTERN: /a/,
          HARBOUR: { name: '"pier"', other: '"unused"' },
        },
      },
    },
  );
  expect(code).toMatch(/'A', 2 \+ 3 \* 10/);
  expect(code).toMatch(/'B', .*1,\s*x/);
  expect(code).toMatch(/'C', .*\{\s*\}/);
  expect(code).toMatch(/'D', null, 'E', \/a\//);
  expect(code).toMatch(/'F', "pier"/);
  expect(code).not.toContain('unused');
});

claim('define/branch', async (project) => {
  const built = await project.build({
    mode: 'development',
    config: { source: { define: { SALE: false } } },
    files: {
      'src/index.js': "if (SALE) import('./sale.js');\n",
      'src/sale.js': "console.log('sale');\n",
    },
  });
  expect(Object.keys(built.files).filter((name) => /async/.test(name))).toEqual([]);
});

claim('define/built-in', async (project) => {
  const between = satisfies(tool.version, '>=1.5 <2.2');
  for (const [name, kept, warned] of [
    ['process.env.NODE_ENV', false, true],
    ['process.env.BASE_URL', false, false],
    ['import.meta.env.MODE', false, between],
    ['import.meta.env.DEV', between, between],
    ['import.meta.env.PROD', between, between],
  ] as const) {
    const built = await project.build({
      config: { source: { define: { [name]: '"own"' } }, output: { minify: false } },
      files: { 'src/index.js': `console.log(${name});\n` },
    });
    expect(built.file(/\.js$/).includes('console.log("own")')).toBe(!kept);
    expect(built.log.includes(`Conflicting values for '${name}'`)).toBe(warned);
  }
});

claim('define/destructuring', async (project) => {
  const code = await script(
    project,
    {
      'src/index.js':
        'const { API } = process.env;\nconst { REGION } = import.meta.env;\nconsole.log(API, REGION);\n',
    },
    { source: { define: { 'process.env.API': '"api"', 'import.meta.env.REGION': '"region"' } } },
  );
  expect(code).toMatch(/= process\.env;/);
  expect(code.includes('region')).toBe(satisfies(tool.version, '>=2.2'));
});

const modern = 'export const get = (a) => a?.b;\nconsole.log(get);\n';
const oldBrowsers = { overrideBrowserslist: ['chrome >= 60'] };

claim('include/default', async (project) => {
  const compiled = async (file: string, source: object = {}) => {
    const code = await script(
      project,
      {
        'src/index.js': `import '../${file}';\n`,
        [file]: modern,
        'node_modules/a/package.json': '{ "type": "module" }',
      },
      { source, output: oldBrowsers },
    );
    expect(code).toContain('get');
    return !code.includes('a?.b');
  };
  expect(await compiled('outside/a.js')).toBe(true);
  expect(await compiled('node_modules/a/a.js')).toBe(false);
  expect(await compiled('node_modules/a/b.mjs')).toBe(false);
  expect(await compiled('node_modules/a/c.ts')).toBe(true);
  expect(await compiled('node_modules/a/d.mts')).toBe(true);
  expect(await compiled('node_modules/a/a.js', { include: [/node_modules[\\/]a[\\/]/] })).toBe(
    true,
  );
  // Strings match the beginning of an absolute path.
  expect(await compiled('node_modules/a/a.js', { include: ['a'] })).toBe(false);
  expect(await compiled('node_modules/a/a.js', { include: ['./node_modules/a'] })).toBe(false);
  expect(await compiled('node_modules/a/a.js', { include: [`${project.root}/node_modules`] })).toBe(
    true,
  );
});

claim('exclude/overrides', async (project) => {
  const code = (source: object, file = 'vendor.js', content = modern) =>
    script(
      project,
      { 'src/index.js': `import './${file}';\nconsole.log(RELEASE);\n`, [`src/${file}`]: content },
      { source: { define: { RELEASE: '"one"' }, ...source }, output: oldBrowsers },
    );
  expect(await code({})).not.toContain('a?.b');
  const both = { include: [/vendor/], exclude: [/vendor/] };
  expect(await code(both)).toContain('a?.b');
  expect(await code({ exclude: ['./src/vendor.js'] })).not.toContain('a?.b');
  expect(await code(both, 'vendor.js', `console.log(RELEASE);\n${modern}`)).not.toContain(
    'RELEASE',
  );
  expect(await code(both, 'vendor.ts', 'export const zoom: number = 1;\n')).toContain(
    'Module parse failed',
  );
});

claim('pre-entry/order', async (project) => {
  const built = await project.build({
    config: {
      source: {
        preEntry: ['./src/a.js', './src/b.js'],
        entry: {
          index: './src/index.js',
          second: { import: './src/second.js', html: false },
        },
      },
      output: { minify: false, filenameHash: false },
    },
    files: {
      'src/a.js': "import './c.js';\nconsole.log('ran a');\n",
      'src/b.js': "console.log('ran b');\n",
      'src/c.js': "console.log('ran c');\n",
      'src/index.js':
        "import './d.js';\nimport './b.js';\nconsole.log('ran index');\nif (globalThis.never) {\n  new Worker(new URL('./worker.js', import.meta.url));\n  import('./later.js');\n}\n",
      'src/d.js': "console.log('ran d');\n",
      'src/second.js': "console.log('ran second');\n",
      'src/worker.js': "console.log('ran worker');\n",
      'src/later.js': "console.log('ran later');\n",
    },
  });
  const ran = (pattern: RegExp) => {
    const said: string[] = [];
    const log = (text: string) => said.push(text);
    new Function('console', 'self', 'document', built.file(pattern))({ log }, { location: {} }, {});
    return said;
  };
  expect(ran(/js\/index\.js$/)).toEqual(['ran c', 'ran a', 'ran b', 'ran d', 'ran index']);
  expect(ran(/js\/second\.js$/)).toEqual(['ran c', 'ran a', 'ran b', 'ran second']);
  const others = Object.entries(built.files).filter(
    ([name]) => /\.js$/.test(name) && !/js\/(index|second)\.js$/.test(name),
  );
  expect(others.flatMap(([, code]) => code.match(/ran \w+/g) ?? []).sort()).toEqual([
    'ran later',
    'ran worker',
  ]);
});

claim('pre-entry/merged', async (project) => {
  const modules = async (own: unknown, target = 'web') => {
    const rsbuild = await project.create({
      config: {
        source: { preEntry: './src/shared.js' },
        environments: { web: { source: { preEntry: own }, output: { target } } },
      },
    });
    const [config] = await rsbuild.initConfigs();
    return (config?.entry as Record<string, string[]> | undefined)?.index;
  };
  expect(await modules(['./src/own.js'])).toEqual([
    './src/shared.js',
    './src/own.js',
    expect.stringContaining('src/index'),
  ]);
  expect(await modules([])).toHaveLength(2);
  expect(await modules([], 'node')).toHaveLength(2);
});

claim('assets-include/matching', { versions: '>=1.3' }, async (project) => {
  const importing = async (assetsInclude: unknown, query = '') => {
    const built = await project.build({
      config: {
        source: { assetsInclude },
        output: { minify: false, dataUriLimit: { assets: 20 } },
      },
      files: {
        'src/index.js': `import a from './a.gltf${query}';\nconsole.log(a);\n`,
        'src/a.gltf': 'not a script, but longer than the limit',
      },
    });
    if (built.failed) return 'failed';
    return Object.keys(built.files).some((name) => /\.gltf$/.test(name))
      ? 'file'
      : /data:|not a script/.exec(built.file(/\.js$/))?.[0];
  };
  expect(await importing(/\.gltf$/)).toBe('file');
  expect(await importing(/\.gltf$/, '?inline')).toBe('data:');
  expect(await importing(/\.gltf$/, '?raw')).toBe('not a script');
  expect(await importing(/\.GLTF$/)).toBe('failed');
  expect(await importing('.gltf')).toBe('failed');
});

claim('assets-include/json', async (project) => {
  const built = await project.build({
    config: { source: { assetsInclude: /\.(json|svg)$/ }, output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': "import a from './a.json';\nimport b from './b.svg';\nconsole.log(a, b);\n",
      'src/a.json': '{}',
      'src/b.svg': '<svg/>',
    },
  });
  expect(Object.keys(built.files).filter((name) => /^static\/(?!js)/.test(name))).toEqual([
    expect.stringMatching(/^static\/assets\/a\..*json$/),
    expect.stringMatching(/^static\/assets\/b\..*svg$/),
  ]);
});

claim('decorators/versions', { versions: '>=1.4' }, async (project) => {
  const code = (version: string | undefined, source: string) =>
    script(project, { 'src/index.ts': source }, { source: { decorators: { version } } });
  const standard = 'class A { @mark method() {} }\nconsole.log(A);\n';
  expect(await code('legacy', standard)).toMatch(/ts_decorate/);
  expect(await code(undefined, standard)).not.toMatch(/ts_decorate/);
  // Class fields become assignments.
  const field = 'export class Kiln { shelves; }\nconsole.log(Kiln);\n';
  expect(await code('legacy', field)).not.toMatch(/shelves/);
  expect(await code(undefined, field)).toMatch(/shelves/);
  const parameter = 'class A { method(@unit a) {} }\nconsole.log(A);\n';
  expect(await code('legacy', parameter)).not.toMatch(/^failed/);
  expect(await code(undefined, parameter)).toMatch(/^failed.*JavaScript parse error/s);
  const accessor = 'class A { accessor b = 1; }\nconsole.log(A);\n';
  expect(await code('legacy', accessor)).toMatch(/^failed.*JavaScript parse error/s);
  expect(await code(undefined, accessor)).toMatch(/get b\(/);
});

claim('decorators/accessor', { versions: '>=2.0' }, async (project) => {
  const source = 'class A { accessor b = 1; }\nconsole.log(A);\nexport {};\n';
  expect(await script(project, { 'src/index.js': source })).toMatch(/^failed.*`ident`/s);
  expect(await script(project, { 'src/index.ts': source })).toMatch(/get b\(/);
});

claim('decorators/not-a-module', async (project) => {
  const source = 'const mark = (value) => value;\n@mark class Kiln { fire() {} }\nnew Kiln();\n';
  const run = async (code: string, version?: string) =>
    script(project, { 'src/index.js': code }, { source: { decorators: { version } } });
  const call = (code: string) => () => new Function(code)();
  expect(call(await run(source))).toThrow('Kiln is not defined');
  expect(call(await run(`${source}export {};\n`))).not.toThrow();
  expect(call(await run(source, 'legacy'))).not.toThrow();
});

claim('decorators/tsconfig', async (project) => {
  const code = await script(project, {
    'src/index.ts': 'class A { @mark method() {} }\nconsole.log(A);\n',
    'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
  });
  expect(code).not.toMatch(/ts_decorate/);
  expect(code).not.toMatch(/^failed/);
});

claim('transform-import/which', async (project) => {
  const code = await script(
    project,
    {
      'src/index.js': `import { Tag } from 'tile-kit';
import { Unused } from 'tile-kit';
export { Again } from 'tile-kit';
import * as kit from 'tile-kit';
import { Form } from 'tile-kit/forms';
console.log(Tag, kit, Form, require('tile-kit'));
import('tile-kit');
`,
    },
    {
      output: { externals: [/^tile-kit/] },
      source: {
        transformImport: [
          { libraryName: 'tile-kit', style: true },
          { libraryName: 'tile-kit', libraryDirectory: 'es' },
        ],
      },
    },
  );
  expect([...new Set(code.match(/tile-kit[\w/-]*/g))].sort()).toEqual([
    'tile-kit',
    'tile-kit/forms',
    'tile-kit/lib/tag',
    'tile-kit/lib/tag/style',
  ]);
});

claim('transform-import/rules', async (project) => {
  const imported = async (rule: object) => {
    const code = await script(
      project,
      { 'src/index.js': "import { DatePicker } from 'tile-kit';\nconsole.log(DatePicker);\n" },
      {
        output: { externals: [/^tile-kit/] },
        source: { transformImport: [{ libraryName: 'tile-kit', ...rule }] },
      },
    );
    return [...new Set(code.match(/tile-kit[\w/.-]*/g))]
      .filter((name) => name !== 'tile-kit')
      .sort();
  };
  expect(await imported({})).toEqual(['tile-kit/lib/date-picker']);
  expect(await imported({ camelToDashComponentName: false })).toEqual(['tile-kit/lib/DatePicker']);
  expect(await imported({ customName: 'tile-kit/es/{{ member }}' })).toEqual([
    'tile-kit/es/DatePicker',
  ]);
  expect(await imported({ style: 'css' })).toEqual([
    'tile-kit/lib/date-picker',
    'tile-kit/lib/date-picker/style/css',
  ]);
  expect(await imported({ style: 'anything' })).toEqual([
    'tile-kit/lib/date-picker',
    'tile-kit/lib/date-picker/style/css',
  ]);
  expect(await imported({ styleLibraryDirectory: 'theme' })).toEqual([
    'tile-kit/lib/date-picker',
    'tile-kit/theme/date-picker',
  ]);
  expect(
    await imported({
      style: true,
      styleLibraryDirectory: 'theme',
      customStyleName: 'tile-kit/own/{{ kebabCase member }}.css',
    }),
  ).toEqual(['tile-kit/lib/date-picker', 'tile-kit/own/date-picker.css']);
});

claim('tsconfig-path/read', async (project) => {
  const code = (tsconfigPath?: string, files: Record<string, string> = {}) =>
    script(
      project,
      {
        'src/index.js': "import { name } from '@/name';\nconsole.log(name);\n",
        'a/name.js': "export const name = 'of a';\n",
        'b/name.js': "export const name = 'of b';\n",
        ...files,
      },
      { source: { tsconfigPath } },
    );
  const paths = (folder: string) =>
    JSON.stringify({ compilerOptions: { paths: { '@/*': [`./${folder}/*`] } } });
  expect(await code(undefined, { 'jsconfig.json': paths('a') })).toContain("Can't resolve");
  expect(await code('jsconfig.json')).toContain('of a');
  expect(await code(undefined, { 'tsconfig.json': paths('b') })).toContain('of b');
  expect(await code('./jsconfig.json')).toContain('of a');
  expect(await code('./absent.json')).toContain('Tsconfig not found');
});

claim('tsconfig-path/extension', { versions: '>=1.2' }, async (project) => {
  const built = (tsconfigPath: string) =>
    script(
      project,
      {
        'src/index.js': "import { name } from './format.js';\nconsole.log(name);\n",
        'src/format.ts': "export const name = 'typed';\n",
        'jsconfig.json': '{}',
        'tsconfig.web.json': '{}',
      },
      { source: { tsconfigPath } },
    );
  expect(await built('./tsconfig.web.json')).toContain('typed');
  expect(await built('./jsconfig.json')).toContain("Can't resolve");
});
