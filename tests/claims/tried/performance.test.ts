/** Claims on the pages about performance options. */
import { expect } from 'vitest';
import { tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';
import type { Project } from '../project.ts';

claim('dns-prefetch/order', async (project) => {
  for (const mode of ['development', 'production'] as const) {
    const built = await project.build({
      mode,
      config: {
        source: { entry: { index: './src/index.js', visit: './src/index.js' } },
        performance: {
          dnsPrefetch: ['https://b.example', 'a.example'],
          preconnect: ['https://d.example', { href: 'https://c.example', crossorigin: true }],
        },
      },
    });
    for (const name of ['index.html', 'visit.html']) {
      expect(built.files[name]).toContain(
        '<head><link rel="preconnect" href="https://d.example"><link rel="preconnect" href="https://c.example" crossorigin><link rel="dns-prefetch" href="https://b.example"><link rel="dns-prefetch" href="a.example"><title>',
      );
    }
    expect(built.log).not.toMatch(/example/);
  }
});

const pages = {
  'src/index.js':
    "import './index.css';\nimport(/* webpackChunkName: 'sky' */ './sky.js');\nconsole.log('index');\n",
  'src/index.css': '.a { color: red }\n',
  'src/sky.js': "import './sky.css';\nimport url from './sky.svg';\nconsole.log('sky', url);\n",
  'src/sky.css': '.b { color: red }\n',
  'src/sky.svg': '<svg/>',
  'src/visit.js': "console.log('visit');\n",
  'public/robots.txt': 'all',
};

/** Names of files with resource hints in the page, without hashes. */
async function hints(
  project: Project,
  performance: Record<string, unknown>,
  page = 'index.html',
): Promise<string[]> {
  const built = await project.build({
    config: {
      performance,
      output: { dataUriLimit: 0, filenameHash: false, sourceMap: true },
      source: { entry: { index: './src/index.js', visit: './src/visit.js' } },
    },
    files: pages,
  });
  return [...(built.files[page] ?? '').matchAll(/<link[^>]*href="\/([^"]+)"[^>]*>/g)].flatMap(
    ([tag, href = '']) => (/rel="(preload|prefetch)"/.test(tag) ? [href] : []),
  );
}

const ofSky = ['static/css/async/sky.css', 'static/js/async/sky.js', 'static/svg/sky.svg'];

claim('prefetch/types', async (project) => {
  expect(await hints(project, { prefetch: true })).toEqual(ofSky);
  expect(await hints(project, { prefetch: true }, 'visit.html')).toEqual([]);
  expect(await hints(project, { prefetch: { type: 'initial' } })).toEqual(['static/css/index.css']);
  const both = [ofSky[0], 'static/css/index.css', ...ofSky.slice(1)];
  expect(await hints(project, { prefetch: { type: 'all-chunks' } })).toEqual(both);
  expect(await hints(project, { prefetch: { type: 'misspelled' } })).toEqual(both);
  const all = await hints(project, { prefetch: { type: 'all-assets' } });
  expect(all).toEqual(expect.arrayContaining([...both, 'static/js/visit.js']));
  expect(all).not.toContain('static/js/index.js');
  // Pages are built one after the other.
  expect(all).not.toContain('visit.html');
  expect(await hints(project, { prefetch: { type: 'all-assets' } }, 'visit.html')).toContain(
    'index.html',
  );
});

claim('preload/selected', { versions: '>=1.3' }, async (project) => {
  expect(await hints(project, { preload: true })).toEqual(ofSky);
  expect(await hints(project, { preload: {} })).toEqual(ofSky);
  const all = await hints(project, { preload: { type: 'all-assets' } });
  expect(all.filter((name) => /\.map$|robots/.test(name))).toEqual([]);
  expect(await hints(project, { preload: { include: 'sky.css' } })).toEqual([ofSky[0]]);
  expect(await hints(project, { preload: { include: [/sky/], exclude: [/svg$/, /js$/] } })).toEqual(
    [ofSky[0]],
  );
});

claim('preload/as', async (project) => {
  const built = await project.build({
    config: { performance: { preload: true }, output: { dataUriLimit: 0, filenameHash: false } },
    files: pages,
  });
  const tags = built.file(/html$/).match(/<link[^>]*preload[^>]*>|<link[^>]*stylesheet/g);
  expect(tags).toEqual([
    expect.stringMatching(/sky\.css" .*as="style"|as="style".*sky\.css"/),
    expect.stringMatching(/sky\.js".*as="script"|as="script".*sky\.js"/),
    expect.stringMatching(/sky\.svg".*as="script"|as="script".*sky\.svg"/),
    expect.stringMatching(/stylesheet/),
  ]);
});

claim('print-file-size/values', async (project) => {
  const printed = async (printFileSize: unknown) => {
    const { log } = await project.build({
      config: { performance: { printFileSize } },
      files: {
        'src/index.js': "import './index.css';\nconsole.log('index');\n",
        'src/index.css': '.a { color: red }\n',
      },
    });
    return {
      list: /static\/js\/index/.test(log),
      total: /Total/.test(log),
      gzip: /Gzip|gzip/.test(log),
    };
  };
  const all = { list: true, total: true, gzip: true };
  expect(await printed(true)).toEqual(all);
  expect(await printed({})).toEqual(all);
  expect(await printed(false)).toEqual({ list: false, total: false, gzip: false });
  expect(await printed({ detail: false })).toMatchObject({ list: false, total: true });
  expect(await printed({ compressed: false })).toEqual({ ...all, gzip: false });
});

claim('print-file-size/total', { versions: '>=1.5' }, async (project) => {
  let called = 0;
  const total = () => {
    called += 1;
    return '';
  };
  const usual = await project.build({ config: { performance: { printFileSize: { total } } } });
  expect(called).toBe(1);
  expect(usual.log).toMatch(/Total/);
  const one = await project.build({
    config: {
      performance: {
        printFileSize: { total, include: ({ name }: { name: string }) => /\.js$/.test(name) },
      },
    },
  });
  expect(called).toBe(1);
  expect(one.log).not.toMatch(/Total/);
  expect(one.log).toMatch(/static\/js\/index/);
  expect(one.log).not.toMatch(/index\.html/);
});

const calls = `console.log('a', effect());
console.debug('b');
console.error('c');
window.console.log('d');
const log = console.log;
log('e');
console['log']('f');
console?.log('g');
`;

/** Which of the calls remain, by letter. */
async function left(
  project: Project,
  removeConsole: unknown,
  config: { mode?: 'development'; output?: object } = {},
): Promise<string> {
  const built = await project.build({
    mode: config.mode,
    config: {
      performance: { removeConsole },
      // Browsers with `?.`
      output: { overrideBrowserslist: ['chrome >= 120'], ...config.output },
    },
    files: { 'src/index.js': calls },
  });
  const code = built.file(/\.js$/);
  const letters = [...'abcdefg'].filter((letter) => new RegExp(`["']${letter}["']`).test(code));
  return letters.join('') + (code.includes('effect()') ? ' effect' : '');
}

claim('remove-console/values', { versions: '>=1.2' }, async (project) => {
  expect(await left(project, false)).toBe('abcdefg effect');
  expect(await left(project, ['log'])).toBe('bcdefg effect');
  expect(await left(project, true)).toBe(tool.major === '1' ? 'de' : 'defg effect');
  expect(await left(project, true, { mode: 'development' })).toBe('abcdefg effect');
  expect(await left(project, true, { output: { minify: false } })).toBe('abcdefg effect');
  expect(await left(project, true, { output: { target: 'node' } })).toBe(
    tool.major === '1' ? 'de' : 'abcdefg effect',
  );
});
