/** Claims on the pages about output options. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Project, Trial } from '../project.ts';

claim('inline-scripts/async-chunks', async (project) => {
  const built = await project.build({
    config: { output: { inlineScripts: true } },
    files: {
      'src/index.js': "import('./later.js').then(({ later }) => console.log(later));\n",
      'src/later.js': 'export const later = 1;\n',
    },
  });
  expect(built.file(/index\.html$/)).not.toMatch(/<script[^>]*src=/);
  expect(Object.keys(built.files).filter((name) => /\.js$/.test(name))).toEqual([
    expect.stringMatching(/^static\/js\/async\//),
  ]);
});

claim('inline-scripts/mode', async (project) => {
  const inlined = async (mode: 'development' | 'production' | 'none', inlineScripts: unknown) => {
    const built = await project.build({ mode, config: { output: { inlineScripts } } });
    return !/<script[^>]*src=/.test(built.file(/index\.html$/));
  };
  for (const value of [true, /index/, () => true]) {
    expect(await inlined('production', value)).toBe(true);
    expect(await inlined('development', value)).toBe(false);
  }
  expect(await inlined('none', true)).toBe(false);
  expect(await inlined('development', { enable: true, test: /index/ })).toBe(true);
  expect(await inlined('development', { enable: 'auto', test: /index/ })).toBe(false);
  expect(await inlined('production', { enable: 'auto', test: /index/ })).toBe(true);
});

claim('inline-scripts/without-enable', async (project) => {
  const built = await project.build({
    config: { output: { inlineScripts: { test: /./ }, inlineStyles: { test: /./ } } },
    files: { 'src/index.js': "import './index.css';\n", 'src/index.css': 'a { color: red }\n' },
  });
  expect(built.file(/index\.html$/)).toMatch(/<script[^>]*src=/);
  expect(built.file(/index\.html$/)).toMatch(/<link[^>]*stylesheet/);
});

claim('inline-styles/async', async (project) => {
  const built = await project.build({
    config: { output: { inlineStyles: true } },
    files: {
      'src/index.js': "import './index.css';\nimport('./later.js');\n",
      'src/index.css': '.now { color: red }\n',
      'src/later.js': "import './later.css';\n",
      'src/later.css': '.later { color: red }\n',
    },
  });
  expect(built.file(/index\.html$/)).toMatch(/<style>\.now/);
  expect(Object.keys(built.files).filter((name) => /\.css$/.test(name))).toEqual([
    expect.stringMatching(/^static\/css\/async\//),
  ]);
});

claim('inject-styles/no-css', async (project) => {
  const built = await project.build({
    config: { output: { injectStyles: true } },
    files: {
      'src/index.js': "import './index.css';\nimport('./later.js');\n",
      'src/index.css': '.now { color: red }\n',
      'src/later.js': "import './later.css';\n",
      'src/later.css': '.later { color: red }\n',
    },
  });
  expect(Object.keys(built.files).filter((name) => /\.css$/.test(name))).toEqual([]);
  expect(built.file(/js\/index/)).toContain('.now');
  expect(built.file(/js\/async/)).toContain('.later');
});

claim('asset-prefix/mode', async (project) => {
  const config = {
    output: { assetPrefix: 'https://cdn.example.com/x' },
    dev: { assetPrefix: '/dev-prefix' },
  };
  const built = await project.build({ config });
  expect(built.file(/html$/)).toContain('src="https://cdn.example.com/x/static/js/');
  const developed = await project.build({ mode: 'development', config });
  expect(developed.file(/html$/)).toContain('src="/dev-prefix/static/js/');
});

claim('asset-prefix/in-code', async (project) => {
  const said = async (assetPrefix: string) => {
    const built = await project.build({
      config: { output: { assetPrefix, minify: false } },
      files: {
        'src/index.js':
          "console.log('said', import.meta.env.ASSET_PREFIX, process.env.ASSET_PREFIX);\n",
      },
    });
    return /'said', .*|"said", .*/.exec(built.file(/\.js$/))?.[0];
  };
  expect(await said('https://cdn.example.com/x/')).toContain(
    '"https://cdn.example.com/x", "https://cdn.example.com/x"',
  );
  expect(await said('/')).toContain('"", ""');
  expect(await said('auto')).toContain('"auto", "auto"');
});

claim('asset-prefix/auto', async (project) => {
  const built = await project.build({
    config: {
      output: { assetPrefix: 'auto', dataUriLimit: 0 },
      html: { outputStructure: 'nested' },
    },
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': ".logo { background: url('./logo.svg') }\n",
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  });
  expect(built.file(/html$/)).toContain('src="../static/js/');
  expect(built.file(/css$/)).toContain('url(../../static/svg/logo');
  const flat = await project.build({ config: { output: { assetPrefix: 'auto' } } });
  expect(flat.file(/html$/)).toContain('src="static/js/');
});

claim('clean-dist-path/keep', { versions: '>=1.2' }, async (project) => {
  const old = {
    'dist/.git/HEAD': 'old',
    'dist/reports/2025/a.txt': 'old',
    'dist/other/b.txt': 'old',
  };
  const left = async (cleanDistPath: unknown) => {
    const built = await project.build({
      config: { output: { cleanDistPath }, tools: { htmlPlugin: false } },
      files: old,
    });
    return Object.keys(built.files).filter((name) => !name.startsWith('static'));
  };
  expect(await left(true)).toEqual([]);
  expect(await left({ keep: [/\/dist\/reports\//] })).toEqual(['reports/2025/a.txt']);
  expect(existsSync(path.join(project.root, 'dist/other'))).toBe(true);
  expect(await left({ keep: [/^reports/] })).toEqual([]);
  expect(await left({ keep: [/\/dist\/\.git$/] })).toEqual(['.git/HEAD']);
  expect(await left(false)).toEqual(['.git/HEAD', 'other/b.txt', 'reports/2025/a.txt']);
});

claim('clean-dist-path/failed', async (project) => {
  const built = await project.build({
    files: {
      'src/index.js': 'const = 1;\n',
      'public/robots.txt': 'all',
      'dist/old.txt': 'old',
    },
  });
  expect(built.failed).toBe(true);
  expect(Object.keys(built.files)).toEqual(['robots.txt']);
});

claim('clean-dist-path/auto', async (project) => {
  const trial = (cleanDistPath?: unknown) => ({
    config: { root: './app', output: { cleanDistPath, distPath: { root: '../dist' } } },
    files: { 'app/src/index.js': '', 'dist/old.txt': 'old' },
  });
  const left = await project.build(trial());
  expect(left.log).toContain('The dist path is not a subdir of root path');
  expect(left.files['old.txt']).toBe('old');
  const emptied = await project.build(trial(true));
  expect(emptied.files['old.txt']).toBeUndefined();
});

claim('copy/shape', async (project) => {
  const built = await project.build({
    config: { output: { copy: 'extra' } },
    files: { 'extra/humans.txt': 'humans' },
  });
  expect(built.failed).toBe(false);
  expect(built.log).not.toMatch(/copy/i);
  expect(built.files['humans.txt']).toBeUndefined();
  for (const copy of [['extra'], { patterns: ['extra'] }]) {
    const copied = await project.build({ config: { output: { copy } } });
    expect(copied.files['humans.txt']).toBe('humans');
  }
});

claim('copy/missing', async (project) => {
  for (const from of ['absent.txt', 'absent/**/*.txt']) {
    const failed = await project.build({ config: { output: { copy: [{ from }] } } });
    expect(failed.failed).toBe(true);
    const built = await project.build({
      config: { output: { copy: [{ from, noErrorOnMissing: true }] } },
    });
    expect(built.failed).toBe(false);
  }
});

claim('copy/ignore', async (project) => {
  const copied = async (from: object) => {
    const built = await project.build({
      config: { output: { copy: [from] }, tools: { htmlPlugin: false } },
      files: { 'extra/drafts/a.txt': 'a', 'extra/.hidden.txt': 'b', 'extra/c.TXT': 'c' },
    });
    return Object.keys(built.files).filter((name) => !name.startsWith('static'));
  };
  expect(await copied({ from: 'extra', globOptions: { ignore: ['drafts/**'] } })).toEqual([
    '.hidden.txt',
    'c.TXT',
    'drafts/a.txt',
  ]);
  expect(
    await copied({ from: 'extra', globOptions: { dot: false, ignore: ['**/drafts/**'] } }),
  ).toEqual(['c.TXT']);
  expect(await copied({ from: '**/*', context: 'extra' })).toEqual(['c.TXT', 'drafts/a.txt']);
  expect(await copied({ from: '**/*.txt', context: 'extra', globOptions: { dot: true } })).toEqual([
    '.hidden.txt',
    'drafts/a.txt',
  ]);
});

claim('copy/minified', async (project) => {
  const built = await project.build({
    config: {
      output: {
        copy: [
          'extra/a.js',
          'extra/b.mjs',
          'extra/c.css',
          { from: 'extra/d.js', info: { minimized: true } },
        ],
      },
    },
    files: {
      'extra/a.js': 'function long(first) {\n  return first + 1;\n}\nlong(2);\n',
      'extra/b.mjs': 'export function long(first) {\n  return first + 1;\n}\n',
      'extra/c.css': '.a {\n  color: red;\n}\n',
      'extra/d.js': 'function long(first) {\n  return first + 1;\n}\n',
    },
  });
  for (const name of ['a.js', 'b.mjs', 'c.css']) {
    expect(built.files[name]?.trim().split('\n')).toHaveLength(1);
  }
  expect(built.files['d.js']).toContain('\n  return first + 1;\n');
  const server = await project.dev({ config: { output: { copy: ['extra/a.js'] } } });
  expect(await (await server.get('/a.js')).text()).toContain('\n  return first + 1;\n');
});

claim('copy/conflicts', async (project) => {
  const won = async (one: object, two: object) => {
    const built = await project.build({
      config: {
        output: {
          copy: [
            { from: 'one', ...one },
            { from: 'two', ...two },
          ],
        },
      },
      files: { 'one/a.txt': 'one', 'two/a.txt': 'two' },
    });
    return built.failed ? 'failed' : built.files['a.txt'];
  };
  expect(await won({}, {})).toBe('one');
  expect(await won({ priority: 5 }, { priority: 1 })).toBe('two');
  expect(await won({ force: true }, { force: true })).toBe('two');
  expect(await won({ force: true, priority: 5 }, { force: true, priority: 1 })).toBe('one');
});

claim('copy/html', async (project) => {
  const built = await project.build({
    config: { output: { copy: [{ from: 'extra', force: true }] } },
    files: { 'extra/index.html': '<p>copied</p>' },
  });
  expect(built.failed).toBe(true);
  expect(built.log).toContain('Multiple assets emit different content to the same filename');
});

claim('copy/build-files', async (project) => {
  const script = async (force: boolean) => {
    const built = await project.build({
      config: {
        output: {
          minify: false,
          filenameHash: false,
          copy: [{ from: 'extra/index.js', to: 'static/js/index.js', force }],
        },
      },
      files: { 'extra/index.js': 'copied();\n' },
    });
    expect(built.failed).toBe(false);
    return built.files['static/js/index.js'];
  };
  expect(await script(false)).not.toContain('copied()');
  expect(await script(true)).toContain('copied()');
});

claim('copy/to-function', { versions: '>=1.4' }, async (project) => {
  const built = async (to: () => unknown) =>
    project.build({
      // A promise is also allowed by the types.
      config: { output: { copy: [{ from: 'extra/a.txt', to: to as () => string }] } },
      files: { 'extra/a.txt': 'a' },
    });
  const name = await built(() => 'sub/[name][ext]');
  expect(Object.keys(name.files)).toContain('sub/a.txt');
  const promise = await built(async () => 'sub/[name][ext]');
  expect(promise.failed).toBe(true);
  expect(promise.log).toContain("Expected return a 'string' value, but received `object`");
});

claim('data-uri-limit/new-url', { versions: '>=2.1' }, async (project) => {
  const built = await project.build({
    config: { output: { filenameHash: false, dataUriLimit: 10_000 } },
    files: {
      'src/index.js':
        "console.log(new URL('./a.pdf', import.meta.url), new URL('./a.zip', import.meta.url));\n",
      'src/a.pdf': 'a',
      'src/a.zip': 'a',
    },
  });
  const names = Object.keys(built.files);
  expect(names).toContain('static/assets/a.zip');
  expect(names).not.toContain('static/assets/a.pdf');
});

claim('data-uri-limit/exact', async (project) => {
  const names = async (size: number, mode?: 'development') => {
    const built = await project.build({
      mode,
      config: { output: { dataUriLimit: { svg: 60 } } },
      files: {
        'src/index.js': "import url from './logo.svg';\nconsole.log(url);\n",
        'src/logo.svg': `${'<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(size - 6)}</svg>`,
      },
    });
    return Object.keys(built.files).filter((name) => /\.svg$/.test(name)).length;
  };
  expect(await names(60)).toBe(0);
  expect(await names(61)).toBe(1);
  expect(await names(60, 'development')).toBe(0);
  expect(await names(61, 'development')).toBe(1);
});

claim('data-uri-limit/queries', async (project) => {
  for (const dataUriLimit of [0, 100_000]) {
    const built = await project.build({
      config: { output: { dataUriLimit } },
      files: {
        'src/index.js':
          "import a from './a.svg?url';\nimport b from './b.svg?inline';\nconsole.log(a, b);\n",
        'src/a.svg': '<svg id="a"/>',
        'src/b.svg': '<svg id="b"/>',
      },
    });
    expect(Object.keys(built.files).filter((name) => /\.svg$/.test(name))).toEqual([
      expect.stringMatching(/\/a\./),
    ]);
  }
});

claim('data-uri-limit/inline-false', async (project) => {
  const built = await project.build({
    config: { output: { dataUriLimit: 100_000 } },
    files: {
      'src/index.js': "import url from './a.svg?__inline=false';\nconsole.log(url);\n",
      'src/a.svg': '<svg id="a"/>',
    },
  });
  expect(Object.keys(built.files).some((name) => /\.svg$/.test(name))).toBe(tool.major === '1');
});

claim('filename-hash/modes', async (project) => {
  const hashed = async (mode: 'development' | 'production' | 'none', config: object = {}) => {
    const built = await project.build({
      mode,
      config: { ...config, output: { dataUriLimit: 0, ...(config as { output?: object }).output } },
      files: {
        'src/index.js': "import './index.css';\nimport a from './a.svg';\nconsole.log(a);\n",
        'src/index.css': 'a { color: red }\n',
        'src/a.svg': '<svg/>',
      },
    });
    return Object.keys(built.files)
      .filter((name) => /\.[0-9a-f]{8,10}\.(js|css|svg)$/.test(name))
      .map((name) => path.extname(name));
  };
  expect(await hashed('production')).toEqual(['.css', '.js', '.svg']);
  expect(await hashed('development')).toEqual(['.svg']);
  expect(await hashed('none')).toEqual(['.svg']);
  expect(await hashed('production', { output: { target: 'node' } })).toEqual(['.svg']);
  expect(await hashed('production', { output: { filenameHash: false } })).toEqual([]);
});

claim('filename-hash/always', { versions: '>=2.0' }, async (project) => {
  const scripts = async (mode: 'development' | 'production', filenameHash: unknown) => {
    const built = await project.build({
      mode,
      config: { output: { target: 'node', filenameHash } },
    });
    return Object.keys(built.files).filter((name) => name.endsWith('.js'));
  };
  const hashed = [expect.stringMatching(/^index\.[0-9a-f]{10}\.js$/)];
  expect(await scripts('development', { enable: 'always' })).toEqual(hashed);
  expect(await scripts('production', { enable: 'always' })).toEqual(hashed);
  expect(await scripts('production', true)).toEqual(['index.js']);
});

claim('filename-hash/not-validated', async (project) => {
  const named = async (filenameHash: unknown) => {
    const built = await project.build({ config: { output: { filenameHash } } });
    return Object.keys(built.files).find((name) => /\.js$/.test(name));
  };
  expect(await named('hex')).toBe('static/js/index.[hex].js');
  expect(await named('')).toBe('static/js/index.js');
  expect(await named('contenthash')).toMatch(/index\.[0-9a-f]{16}\.js$/);
});

claim('filename-hash/fullhash', async (project) => {
  const hashes = async (content: string) => {
    const built = await project.build({
      config: { output: { filenameHash: 'fullhash:8', dataUriLimit: 0 } },
      files: {
        'src/index.js': `import './index.css';\nimport a from './a.svg';\nconsole.log(a, ${content});\n`,
        'src/index.css': 'a { color: red }\n',
        'src/a.svg': '<svg/>',
      },
    });
    return Object.keys(built.files)
      .filter((name) => !name.endsWith('html'))
      .map((name) => /\.([0-9a-f]{8})\./.exec(name)?.[1]);
  };
  const [css, js, svg] = await hashes('1');
  expect(css).toBe(js);
  expect(svg).not.toBe(js);
  const [changedCss, , sameSvg] = await hashes('2');
  expect(changedCss).not.toBe(css);
  expect(sameSvg).toBe(svg);
});

claim('filename/ignored', async (project) => {
  for (const filename of [{ jss: 'x.js' }, 'x.js']) {
    const built = await project.build({ config: { output: { filename } } });
    expect(built.failed).toBe(false);
    expect(built.log).not.toMatch(/filename/);
    expect(Object.keys(built.files)).toEqual([
      'index.html',
      expect.stringMatching(/^static\/js\/index\.[0-9a-f]+\.js$/),
    ]);
  }
});

claim('filename/modes', async (project) => {
  for (const mode of ['development', 'production'] as const) {
    const built = await project.build({
      mode,
      config: { output: { filename: { js: '[path][name]-x.js' } } },
    });
    expect(Object.keys(built.files)).toContain('static/js/[path]index-x.js');
  }
});

claim('filename/functions', { versions: '>=1.5' }, async (project) => {
  const failure = async (filename: object) => {
    const built = await project.build({
      config: { output: { filename } },
      files: {
        'src/index.js': "import('./a.wasm');\n",
        'src/a.wasm': '\0asm\x01\0\0\0',
      },
    });
    return built.failed ? built.log : undefined;
  };
  expect(await failure({ html: () => 'a.html' })).toContain(
    'getFilename(...).replace is not a function',
  );
  expect(await failure({ wasm: () => 'a.wasm' })).toContain(
    'The "path" argument must be of type string',
  );
  expect(await failure({ js: () => 'a.js' })).toBeUndefined();
});

claim('css-modules/queries', { versions: '>=1.3' }, async (project) => {
  const built = await project.build({
    config: { output: { minify: false, cssModules: { auto: () => true } } },
    files: {
      'src/index.js':
        "import a from './a.module.css?inline';\nimport b from './a.module.css?raw';\nimport './b.css';\nconsole.log(a, b);\n",
      'src/a.module.css': '.kept { color: red }\n',
      'src/b.css': '.renamed { color: red }\n',
    },
  });
  expect(built.file(/\.js$/).match(/\.kept/g)).toHaveLength(2);
  expect(built.file(/\.css$/)).toMatch(/\.renamed-\w+/);
});

claim('css-modules/hash', async (project) => {
  const name = async (mode: 'development' | 'production', content: string, file = 'a') => {
    const built = await project.build({
      mode,
      config: { output: { cssModules: { localIdentName: 'x[hash:base64:8]' } } },
      files: {
        'src/index.js': `import styles from './${file}.module.css';\nconsole.log(styles.one);\n`,
        [`src/${file}.module.css`]: `.one { ${content} }\n`,
      },
    });
    return /\.(x[\w-]{8})/.exec(built.file(/\.css$/))?.[1];
  };
  const first = await name('production', 'color: red');
  expect(first).toBeTruthy();
  expect(await name('production', 'color: blue')).toBe(first);
  expect(await name('development', 'color: blue')).toBe(first);
  expect(await name('production', 'color: red', 'b')).not.toBe(first);
});

claim('css-modules/auto', async (project) => {
  const renamed = async (auto: unknown) => {
    const built = await project.build({
      config: { output: { minify: false, cssModules: { auto } } },
      files: {
        'src/index.js': "import './a.module.css';\nimport './b.modules.css';\nimport './c.css';\n",
        'src/a.module.css': '.one { color: red }\n',
        'src/b.modules.css': '.two { color: red }\n',
        'src/c.css': '.three { color: red }\n',
      },
    });
    return built.file(/\.css$/).match(/\.(one|two|three)-/g) ?? [];
  };
  expect(await renamed(true)).toEqual(['.one-', '.two-']);
  expect(await renamed(false)).toEqual([]);
  expect(await renamed(/c\.css$/)).toEqual(['.three-']);
});

claim('emit-assets/still-written', async (project) => {
  const built = await project.build({
    config: {
      html: { favicon: './src/icon.svg' },
      output: {
        emitAssets: false,
        dataUriLimit: { svg: 20 },
        copy: ['extra'],
        manifest: true,
        sourceMap: { js: 'source-map' },
      },
    },
    files: {
      'src/index.js':
        "import './index.css';\nimport a from './large.svg';\nimport b from './small.svg';\nconsole.log(a, b, import('./a.wasm'));\n",
      'src/index.css': 'a { color: red }\n',
      'src/large.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/small.svg': '<svg/>',
      'src/icon.svg': '<svg/>',
      'src/a.wasm': '\0asm\x01\0\0\0',
      'extra/a.txt': 'a',
      'public/b.txt': 'b',
    },
  });
  expect(Object.keys(built.files).map((name) => name.replace(/\.[0-9a-f]{8,}/, ''))).toEqual([
    'a.txt',
    'b.txt',
    'icon.svg',
    'index.html',
    'manifest.json',
    'static/css/index.css',
    expect.stringMatching(/^static\/js\/async/),
    'static/js/index.js',
    'static/js/index.js.map',
    expect.stringMatching(/^static\/wasm\/[0-9a-f]+\.module\.wasm$/),
  ]);
  expect(built.file(/js\/index/)).toMatch(/static\/svg\/large\.[0-9a-f]+\.svg/);
  expect(built.file(/js\/index/)).toContain('data:image/svg+xml');
});

claim('emit-css/errors', { versions: '>=1.1' }, async (project) => {
  const failed = async (source: string, output: object = {}) => {
    const built = await project.build({
      config: { output: { target: 'node', ...output } },
      files: { 'src/index.js': "import './a.css';\n", 'src/a.css': source },
    });
    return built.failed;
  };
  const unresolved = '.a { background: url(./absent.png) }\n';
  expect(await failed(unresolved)).toBe(false);
  expect(await failed(unresolved, { emitCss: true })).toBe(true);
});

claim('externals/matching', async (project) => {
  const built = await project.build({
    config: {
      output: {
        minify: false,
        externals: [{ bundled: false }, /^(bundled|maps)/, { lodash: '_' }],
      },
    },
    files: {
      'src/index.js':
        "import a from 'bundled';\nimport b from 'maps';\nimport c from 'lodash/get';\nimport d from 'lodash';\nconsole.log(a, b, c, d);\n",
      'node_modules/bundled/index.js': "export default 'this is bundled';\n",
      'node_modules/lodash/get.js': "export default 'this is get';\n",
      'node_modules/lodash/index.js': "export default 'this is lodash';\n",
    },
  });
  const script = built.file(/\.js$/);
  expect(script).toContain('this is bundled');
  expect(script).toMatch(/= maps;/);
  expect(script).toContain('this is get');
  expect(script).not.toContain('this is lodash');
});

claim('externals/built-in', async (project) => {
  const built = await project.build({
    config: { output: { target: 'node', minify: false } },
    files: { 'src/index.js': "import { join } from 'path';\nconsole.log(join('a', 'b'));\n" },
  });
  expect(built.failed).toBe(false);
  expect(built.file(/\.js$/)).toMatch(/from "(node:)?path"|require\("(node:)?path"\)/);
});

claim('externals/missing-type', { versions: '>=1.4' }, async (project) => {
  const built = await project.build({
    config: { output: { minify: false, externals: { maps: { commonjs: 'maps' } } } },
    files: { 'src/index.js': "import maps from 'maps';\nconsole.log(maps);\n" },
  });
  expect(built.failed).toBe(false);
  expect(built.log).not.toMatch(/maps/);
  expect(built.file(/\.js$/)).toMatch(/maps\w* = undefined;/);
});

const comments = `
//! line
/*! marked */
console.log('first');
// @license line
console.log('second');
/* Copyright */
console.log('third');
`;

claim('legal-comments/values', { versions: '>=1.1' }, async (project) => {
  const built = (legalComments: string, mode?: 'development', output: object = {}) =>
    project.build({
      mode,
      config: { output: { legalComments, ...output } },
      files: { 'src/index.js': comments },
    });
  for (const value of ['none', 'anything']) {
    const { files } = await built(value);
    const script = Object.entries(files).find(([name]) => /\.js$/.test(name))?.[1] ?? '';
    expect(script).not.toMatch(/marked|@license|Copyright/);
    expect(Object.keys(files)).toHaveLength(2);
  }
  const linked = await built('linked');
  expect(linked.file(/\.js$/)).not.toMatch(/marked|@license|Copyright/);
  expect(linked.file(/\.js\.LICENSE\.txt$/)).toMatch(/marked/);
  expect(linked.file(/\.js\.LICENSE\.txt$/)).not.toMatch(/Copyright/);
  const inline = (await built('inline')).file(/\.js$/);
  expect(inline).toContain('/*! marked */');
  expect(inline).not.toMatch(/! line|Copyright/);
  for (const kept of [
    await built('none', 'development'),
    await built('none', undefined, { minify: false }),
  ]) {
    expect(kept.file(/\.js$/)).toMatch(/marked.*@license.*Copyright/s);
  }
});

claim('manifest/filter', { versions: '>=1.5' }, async (project) => {
  const manifest = async (pattern: RegExp) => {
    const built = await project.build({
      config: {
        output: {
          sourceMap: { js: 'source-map' },
          manifest: { filter: ({ name }: { name: string }) => pattern.test(name) },
        },
      },
      files: {
        'src/index.js': "import './index.css';\nimport('./later.js');\n",
        'src/index.css': '.a { color: red }\n',
        'src/later.js': 'console.log(1);\n',
      },
    });
    return JSON.parse(built.files['manifest.json'] ?? '');
  };
  const styles = await manifest(/\.css$/);
  expect(styles.allFiles).toEqual([expect.stringMatching(/\.css$/)]);
  expect(Object.keys(styles.entries.index).sort()).toEqual(['assets', 'initial']);
  expect(styles.entries.index.initial.js).toHaveLength(1);
  expect(styles.entries.index.assets).toContainEqual(expect.stringMatching(/\.map$/));
  // Filters out all chunks of the entry.
  expect((await manifest(/\.html$/)).entries).toEqual({});
});

claim('manifest/generate', { versions: '>=1.2' }, async (project) => {
  const built = await project.build({
    config: { output: { manifest: { generate: () => 'text' } } },
  });
  expect(built.failed).toBe(true);
  expect(built.log).toContain('`manifest.generate` function must return a valid manifest object');
});

claim('manifest/content', { versions: '>=1.6' }, async (project) => {
  const built = await project.build({
    config: { output: { manifest: 'meta/files.json' } },
    files: {
      'src/index.js': '/*! marked */ console.log(1);\n',
      'public/robots.txt': 'all',
    },
  });
  const { allFiles, entries, integrity } = JSON.parse(built.files['meta/files.json'] ?? '');
  expect(Object.keys(built.files)).toContain('robots.txt');
  expect(Object.keys(built.files).some((name) => name.endsWith('LICENSE.txt'))).toBe(true);
  expect(allFiles).toEqual([
    expect.stringMatching(/^\/static\/js\/index\.[0-9a-f]+\.js$/),
    '/index.html',
  ]);
  expect(Object.keys(entries.index).sort()).toEqual(['html', 'initial']);
  expect(integrity).toEqual({});
});

claim('manifest/development', { versions: '>=1.1' }, async (project) => {
  await project.dev({ config: { output: { manifest: true } } });
  expect(readdirSync(path.join(project.root, 'dist'))).toEqual(['manifest.json']);
});

const twoLines = {
  'src/index.js':
    "import './index.css';\nexport function long(first) {\n  console.log(first);\n}\nlong(1);\n",
  'src/index.css': '.a {\n  color: red;\n}\n.b {\n  color: blue;\n}\n',
};

/** Whether script and stylesheet are on one line. */
async function minified(
  project: Project,
  minify: unknown,
  mode: Trial['mode'],
  output: object = {},
) {
  const built = await project.build({
    mode,
    config: { output: { sourceMap: false, ...output, ...(minify !== undefined && { minify }) } },
    files: twoLines,
  });
  const isShort = (pattern: RegExp) => built.file(pattern).trim().split('\n').length < 3;
  return [isShort(/\.js$/), ...(output === noOutput ? [isShort(/\.css$/)] : [])];
}

const noOutput = {};

claim('minify/values', async (project) => {
  expect(await minified(project, undefined, 'production', noOutput)).toEqual([true, true]);
  expect(await minified(project, { js: false }, 'production', noOutput)).toEqual([false, true]);
  expect(await minified(project, { css: false }, 'production', noOutput)).toEqual([true, false]);
  expect(await minified(project, true, 'development', noOutput)).toEqual([false, false]);
  expect(await minified(project, true, 'none', noOutput)).toEqual([false, false]);
});

claim('minify/always', { versions: '>=1.3.22' }, async (project) => {
  const always = { js: 'always', css: 'always' };
  expect(await minified(project, always, 'none', noOutput)).toEqual([true, true]);
  expect(await minified(project, 'always', 'none', noOutput)).toEqual([false, false]);
  expect(await minified(project, 'always', 'production', noOutput)).toEqual([true, true]);
});

claim('minify/node', async (project) => {
  const node = { target: 'node' };
  expect(await minified(project, undefined, 'production', node)).toEqual([tool.major === '1']);
  expect(await minified(project, true, 'production', node)).toEqual([true]);
  expect(await minified(project, {}, 'production', node)).toEqual([true]);
  expect(await minified(project, true, 'development', node)).toEqual([false]);
});

claim('override-browserslist/order', async (project) => {
  const compiled = async (config: object) => {
    const built = await project.build({
      config: { output: { minify: false, ...config } },
      files: {
        '.browserslistrc': 'chrome >= 40\n',
        'src/index.js': 'export const later = async () => ({ ...(await fetch("/")) });\nlater();\n',
      },
    });
    return !/async \(\)/.test(built.file(/index\.js$|index\.[0-9a-f]+\.js$/));
  };
  expect(await compiled({})).toBe(true);
  expect(await compiled({ target: 'web-worker' })).toBe(true);
  expect(await compiled({ target: 'node' })).toBe(false);
  expect(await compiled({ overrideBrowserslist: ['chrome >= 120'] })).toBe(false);
  expect(await compiled({ overrideBrowserslist: 'chrome >= 120' })).toBe(true);
});

claim('override-browserslist/server-css', { versions: '>=1.6' }, async (project) => {
  const styles = async (minify: boolean, node: string) => {
    const built = await project.build({
      config: {
        output: { overrideBrowserslist: ['chrome >= 50'] },
        environments: {
          web: {},
          node: {
            output: {
              target: 'node',
              distPath: { root: 'dist/server' },
              emitCss: true,
              minify,
              overrideBrowserslist: [node],
            },
          },
        },
      },
      files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { inset: 0 }\n' },
    });
    return built.file(/server\/.*css$/).includes('inset') ? 'server' : 'web';
  };
  expect(await styles(false, 'node >= 22')).toBe('web');
  expect(await styles(true, 'node >= 22')).toBe('server');
  expect(await styles(true, 'chrome >= 50')).toBe('web');
});

claim('source-map/cheap', { versions: '>=1.4' }, async (project) => {
  const maps = async (js: string, minify: boolean) => {
    const built = await project.build({
      config: { output: { minify, sourceMap: { js } } },
      files: {
        'src/index.js':
          "export function long(first) {\n  console.log(first);\n}\ndocument.title = 'a';\nlong(1);\n",
      },
    });
    return Object.keys(built.files).filter((name) => /\.map$/.test(name)).length;
  };
  expect(await maps('cheap-module-source-map', true)).toBe(0);
  expect(await maps('cheap-source-map', true)).toBe(0);
  expect(await maps('cheap-source-map', false)).toBe(1);
  expect(await maps('source-map', true)).toBe(1);
  // Here the first character of the script comes from the source.
  const short = await project.build({
    config: { output: { sourceMap: { js: 'cheap-source-map' } } },
  });
  expect(JSON.parse(short.file(/\.map$/)).mappings).toBe('AAAA');
});

claim('source-map/values', { versions: '>=1.2' }, async (project) => {
  const maps = async (sourceMap: unknown, mode?: 'development') => {
    const built = await project.build({
      mode,
      config: { output: { sourceMap } },
      files: {
        'src/index.js': "import './a.css';\nconsole.log('ready');\n",
        'src/a.css': '.a { color: red }\n',
      },
    });
    return Object.keys(built.files)
      .filter((name) => /\.map$/.test(name))
      .map((name) => path.basename(name).replace(/\.[0-9a-f]{8,}/, ''));
  };
  expect(await maps(true)).toEqual(['index.css.map', 'index.js.map']);
  expect(await maps(false, 'development')).toEqual([]);
  expect(await maps({ css: true }, 'development')).toEqual(['index.css.map', 'index.js.map']);
  expect(await maps({ css: true })).toEqual(['index.css.map']);
  expect(await maps('source-map')).toEqual([]);
});

claim('target/files', { versions: '>=1.2' }, async (project) => {
  const names = async (target: string) => {
    const built = await project.build({
      config: { output: { target } },
      files: {
        'src/index.js':
          "import './a.css';\nimport('./later.js');\nexport const exported = 'kept';\n",
        'src/a.css': '.a { color: red }\n',
        'src/later.js': "console.log('later');\n",
        'public/robots.txt': 'all',
      },
    });
    return Object.keys(built.files).map((name) =>
      name.replace(/\.[0-9a-f]{8,}/, '').replace(/async\/.*/, 'async'),
    );
  };
  expect(await names('web')).toEqual([
    'index.html',
    'robots.txt',
    'static/css/index.css',
    'static/js/async',
    'static/js/index.js',
  ]);
  expect(await names('web-worker')).toEqual(['robots.txt', 'static/js/index.js']);
  expect((await names('node')).filter((name) => !/^(\d+|later).*\.js$/.test(name))).toEqual([
    'index.js',
  ]);
});

claim('target/import-meta-url', async (project) => {
  const built = await project.build({
    config: { output: { target: 'node', minify: false } },
    files: { 'src/index.js': 'console.log(import.meta.url);\n' },
  });
  expect(built.file(/\.js$/)).toContain(pathToFileURL(`${project.root}/src/index.js`).href);
});

claim('charset/covers', { versions: '>=1.3' }, async (project) => {
  const built = async (minify: boolean) => {
    const { files } = await project.build({
      config: { html: { title: '潮汐' }, output: { charset: 'ascii', minify, dataUriLimit: 0 } },
      files: {
        'src/index.js':
          "import './a.css';\nimport data from './a.json';\nimport { raw } from 'dependency';\nconsole.log('潮', data, String.raw`汐`, raw);\n",
        'src/a.css': '.a::before { content: "潮" }\n',
        'src/a.json': '{ "a": "海" }\n',
        'node_modules/dependency/index.js': "export const raw = '洋';\n",
        'node_modules/dependency/package.json': '{ "main": "index.js", "type": "module" }',
      },
    });
    const of = (pattern: RegExp) =>
      Object.entries(files)
        .find(([name]) => pattern.test(name))?.[1]
        .match(/[潮汐海洋]/g)
        ?.join('') ?? '';
    return { script: of(/\.js$/), css: of(/\.css$/), html: of(/\.html$/) };
  };
  expect(await built(true)).toEqual({ script: '汐', css: '潮', html: '潮汐' });
  const readable = await built(false);
  expect(readable.script).toMatch(/海/);
  expect(readable.script).toMatch(/洋/);
  expect(readable.script).not.toMatch(/潮/);
});

claim('dist-path/node', async (project) => {
  const script = async (distPath: object) => {
    const built = await project.build({ config: { output: { target: 'node', distPath } } });
    return Object.keys(built.files);
  };
  expect(await script({})).toEqual(['index.js']);
  expect(await script({ js: 'scripts' })).toEqual(['scripts/index.js']);
});

claim('dist-path/leading-slash', { versions: '>=1.3' }, async (project) => {
  const built = await project.build({ config: { output: { distPath: { js: '/assets' } } } });
  expect(built.log).not.toContain('Absolute path is not recommended');
  expect(built.file(/html$/)).toContain('src="//assets/index.');
  expect(Object.keys(built.files)).toContainEqual(expect.stringMatching(/^assets\/index/));
  const warned = await project.build({ config: { output: { distPath: { html: '/pages' } } } });
  expect(warned.log).toContain('Absolute path is not recommended at output.distPath.html');
});

claim('auto-external/matching', { versions: '>=2.0.9' }, async (project) => {
  const built = await project.build({
    config: {
      output: { target: 'node', minify: false, autoExternal: { exclude: ['date'] } },
      resolve: { alias: { ui: './src/ui.js' } },
    },
    files: {
      'package.json': JSON.stringify({
        name: 'app',
        type: 'module',
        dependencies: { express: '1', 'date-fns': '1', ui: '1' },
        optionalDependencies: { optional: '1' },
        peerDependencies: { peer: '1' },
        devDependencies: { tool: '1' },
      }),
      'src/index.js':
        "import a from 'express/lib/utils.js';\nimport b from 'date-fns';\nimport c from 'optional';\nimport d from 'peer';\nimport e from 'tool';\nimport f from 'ui';\nimport g from 'unlisted';\nconsole.log(a, b, c, d, e, f, g);\n",
      'src/ui.js': "export default 'aliased';\n",
      'node_modules/tool/index.js': "export default 'tool';\n",
      'node_modules/unlisted/index.js': "export default 'unlisted';\n",
    },
  });
  expect(
    [...built.file(/\.js$/).matchAll(/^import .*from "([^"]+)"/gm)].map(([, name]) => name).sort(),
  ).toEqual(['date-fns', 'express/lib/utils.js', 'optional', 'peer', 'ui']);
});

claim('auto-external/unreadable', { versions: '>=2.0.9' }, async (project) => {
  const built = await project.build({
    config: { output: { target: 'node', autoExternal: { packageJson: './absent.json' } } },
  });
  expect(built.failed).toBe(false);
  expect(built.log).toContain('will not be applied because reading package.json failed');
});
