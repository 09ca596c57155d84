import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCompiler, type RouteService } from './compiler.ts';
import { pageStore } from './pageStore.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compiler-'));
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  writeFileSync(path.join(root, 'sample.ts'), 'let a;');
  writeFileSync(path.join(root, 'docs/en/data.json'), '1');
  writeFileSync(path.join(root, 'docs/en/picture.yml'), 'title: A');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const source = [
  "import data from './data.json';",
  "import picture from './picture.yml?page=en';",
  '',
  '# A',
  '',
  '```ts file="<root>/sample.ts"',
  '```',
  '',
  '<OptionFacts option="server.port" />',
].join('\n');

/** Routes of a site, with the ids of their headings. */
function routesWith(pages: Record<string, string[]>): RouteService {
  const ids = (link: string) => pages[link.replace(/\.html$/, '')];
  return {
    getRoutePageByFilePath: () => ({ routeMeta: { routePath: '/a' } }),
    isExistRoute: (link) => ids(link) !== undefined,
    getRouteAnchorIds: (link) => new Set(ids(link)),
    setRouteAnchorIds: vi.fn(),
    onRouteAnchorIds: (link, consumer) => consumer(new Set(ids(link))),
  };
}

interface Build {
  source?: string;
  version?: string;
  file?: string;
  routes?: RouteService;
  links?: string[];
  /** Syntax of the links: inline, or as `[a]: /b`. */
  linkType?: 'link' | 'definition';
}

/** A build that shares nothing but the store with others. */
function build({ file = 'docs/en/a.mdx', version = '1', ...build }: Build = {}) {
  const compiler = new PageCompiler({
    root,
    docs: path.join(root, 'docs'),
    siteUrl: 'https://docs.example/',
    components: {},
    markdownOf: () => '',
    store: pageStore(path.join(root, 'store')),
    version,
  });
  const routes = build.routes ?? routesWith({ '/a': ['a'] });
  const { setRouteAnchorIds: setIds } = routes;
  compiler.routes = routes;
  const compileText = vi.fn(async ({ resourcePath }: { resourcePath: string }, text: string) => {
    const children = (build.links ?? []).map((url) => ({
      type: build.linkType ?? 'link',
      url,
      label: 'a',
      identifier: 'a',
      children: [],
    }));
    const tree = { type: 'root', children: [{ type: 'paragraph', children }] };
    compiler.remarkPlugin()(tree, { path: resourcePath });
    return `compiled(${text})`;
  });
  const context = { resourcePath: path.join(root, file), addDependency: vi.fn() };
  const run = () => compiler.compile(context, build.source ?? source, compileText);
  return { compiler, run, compileText, context, setIds };
}

test('browsers and prerendering share one compile, also while it is on its way', async () => {
  const { run, compileText } = build();
  const [first, second] = await Promise.all([run(), run()]);
  expect(first).toBe(second);
  await run();
  expect(compileText).toHaveBeenCalledTimes(1);
});

test('pages are compiled one after the other, also after one that fails', async () => {
  const { compiler } = build();
  const log: string[] = [];
  const compileText = async ({ resourcePath: file }: { resourcePath: string }) => {
    const name = path.basename(file);
    log.push(`begin ${name}`);
    await new Promise(setImmediate);
    log.push(`end ${name}`);
    if (name === 'a.mdx') throw new Error('no page');
    compiler.remarkPlugin()({ type: 'root', children: [] }, { path: file });
    return '';
  };
  const pages = ['a.mdx', 'b.mdx', 'c.mdx'].map((name) => {
    const context = { resourcePath: path.join(root, 'docs/en', name), addDependency: vi.fn() };
    return compiler.compile(context, source, compileText);
  });
  const results = await Promise.allSettled(pages);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(
    ['a.mdx', 'b.mdx', 'c.mdx'].flatMap((name) => [`begin ${name}`, `end ${name}`]),
  );
});

test('a later build compiles nothing, and gives Rspress the headings', async () => {
  const code = await build().run();
  const later = build();
  expect(await later.run()).toBe(code);
  expect(later.compileText).not.toHaveBeenCalled();
  expect(later.setIds).toHaveBeenCalledWith(path.join(root, 'docs/en/a.mdx'), new Set(['a']));
});

test('a build keeps the pages that it used, and no others', async () => {
  await build().run();
  await build({ file: 'docs/en/b.mdx' }).run();
  const kept = () => readdirSync(path.join(root, 'store'));
  expect(kept()).toHaveLength(2);
  const later = build();
  await later.run();
  later.compiler.prune();
  expect(kept()).toHaveLength(1);
  const latest = build();
  await latest.run();
  expect(latest.compileText).not.toHaveBeenCalled();
});

test('the bundler hears of every file that the page shows', async () => {
  const { run, context } = build();
  await run();
  const files = context.addDependency.mock.calls.map(([file]) => path.basename(file)).sort();
  expect(files).toEqual(['data.json', 'history.json', 'picture.yml', 'plugins.json', 'sample.ts']);
});

test('the bundler hears of the facts that tables of combinations come from', async () => {
  const { run, context } = build({ source: '<Interactions option="html.tags" />' });
  await run();
  const files = context.addDependency.mock.calls.map(([file]) => path.basename(file));
  expect(files).toContain('interactions.json');
});

describe('compiles again when there is another', () => {
  test.each<[string, () => Build]>([
    ['text', () => ({ source: source.replace('# A', '# B') })],
    ['fact', () => ({ source: source.replace('server.port', 'server.host') })],
    ['compiler', () => ({ version: '2' })],
    ['file', () => ({ file: 'docs/en/b.mdx' })],
    [
      'sample',
      () => {
        writeFileSync(path.join(root, 'sample.ts'), 'let b;');
        return {};
      },
    ],
    [
      'imported data',
      () => {
        writeFileSync(path.join(root, 'docs/en/data.json'), '2');
        return {};
      },
    ],
    [
      'picture',
      () => {
        writeFileSync(path.join(root, 'docs/en/picture.yml'), 'title: B');
        return {};
      },
    ],
  ])('%s', async (_, change) => {
    await build().run();
    const later = build(change());
    await later.run();
    expect(later.compileText).toHaveBeenCalledTimes(1);
  });

  test.each(['link', 'definition'] as const)(
    'page in place of one that a %s leads to',
    async (linkType) => {
      const links = ['/b.html', '/data.json', '#a'];
      const both = () => ({ links, linkType, routes: routesWith({ '/a': ['a'], '/b': [] }) });
      await build(both()).run();
      const same = build(both());
      await same.run();
      expect(same.compileText).not.toHaveBeenCalled();
      const later = build({ links, linkType });
      await later.run();
      expect(later.compileText).toHaveBeenCalledTimes(1);
    },
  );
});

test.each([
  ['a heading that is gone', '/b.html#b', /Dead anchor .*\/b\.html#b/],
  ['one of the page itself that is gone', '#b', /Dead anchor .*: #b/],
  ['a heading that is there', '/b.html#c', undefined],
  ['one of the page itself that is there', '#a', undefined],
  ['one that is not in English', `/b.html#${encodeURIComponent('文')}`, undefined],
  // It has no headings.
  ['a part of a file', '/data.json#b', undefined],
])('a later build looks again at a link to %s', async (_, link, problem) => {
  vi.stubEnv('NODE_ENV', 'production');
  const links = [link];
  await build({ links, routes: routesWith({ '/a': ['b'], '/b': ['b'] }) }).run();
  const later = build({ links, routes: routesWith({ '/a': ['a'], '/b': ['c', '文'] }) });
  await (problem ? expect(later.run()).rejects.toThrow(problem) : later.run());
  expect(later.compileText).not.toHaveBeenCalled();
});

test('the copy of a page has its snippets, and those in them', async () => {
  const { compiler } = build();
  const texts: Record<string, string> = {
    'docs/en/a.mdx': "import S from './shared/s.mdx';\n\n# A\n\n<S />",
    'docs/en/shared/s.mdx': "import T from './t.mdx';\n\nFirst\n\n<T />",
    'docs/en/shared/t.mdx': 'Second',
  };
  for (const [file, text] of Object.entries(texts)) {
    const context = { resourcePath: path.join(root, file), addDependency: vi.fn() };
    await compiler.compile(context, text, async () => {
      compiler.remarkPlugin()(createProcessor().parse(text), { path: context.resourcePath });
      return '';
    });
  }
  expect(await compiler.markdownOf('en/a.mdx')).toBe('# A\n\nFirst\n\nSecond');
  await expect(compiler.markdownOf('en/b.mdx')).rejects.toThrow('b.mdx was not compiled');
});

test('a page whose copy was not written is an error, not one with the copy of before', async () => {
  const { compiler, context, run } = build();
  await run();
  const compiled = compiler.compile(context, '# Another', async () => '');
  await expect(compiled).rejects.toThrow('compiled without its Markdown copy');
});

test('a failure reaches all callers, and is tried again', async () => {
  const { run, compileText } = build();
  compileText.mockRejectedValueOnce(new Error('no'));
  await expect(Promise.all([run(), run()])).rejects.toThrow('no');
  expect(await run()).toContain('compiled(');
});
