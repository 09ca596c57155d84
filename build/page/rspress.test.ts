import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PageCompiler, type RouteService } from './compiler.ts';
import { pluginPages, rspressCompiler } from './index.ts';
import { pageStore } from './pageStore.ts';

const dist = path.dirname(fileURLToPath(import.meta.resolve('@rspress/core')));
let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rspress-'));
  for (const lang of ['en', 'zh']) {
    mkdirSync(path.join(root, 'docs', lang), { recursive: true });
    writeFileSync(path.join(root, 'docs', lang, 'a.mdx'), '# A');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

function compilerOf(): PageCompiler {
  return new PageCompiler({
    root,
    docs: path.join(root, 'docs'),
    siteUrl: 'https://docs.example/',
    components: {},
    markdownOf: () => '',
    store: pageStore(path.join(root, 'store')),
    version: '1',
  });
}

test('the loader of the installed Rspress compiles a page, and returns headings and links', async () => {
  const compiler = compilerOf();
  const docs = path.join(root, 'docs');
  const config = {
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    markdown: {
      remarkPlugins: [compiler.tocPlugin, compiler.remarkPlugin],
      crossCompilerCache: false,
    },
  };
  const { RouteService } = await import(path.join(dist, 'node/route/RouteService.js'));
  const routeService: RouteService = await RouteService.create({ scanDir: docs, config });
  compiler.routes = routeService;
  const options = { config, docDirectory: docs, routeService };
  const compileText = rspressCompiler(path.join(dist, 'node/mdx/loader.js'), options);
  const file = path.join(docs, 'en/a.mdx');
  const source =
    '# A\n\n:::tip\nText\n:::\n\n## B {#b}\n\n[here](/a#b)\n\n<For v="1">\n\n### C {#c}\n\n[there](#c)\n\n</For>';
  const code = await compiler.compile(
    { resourcePath: file, addDependency: vi.fn() },
    source,
    compileText,
  );
  expect(code).toContain('MDXContent');
  // Rspress misses headings inside components.
  expect(code).toContain('{"id":"c","text":"C","depth":3,"minors":"1.7 1.6');
  const page = await compiler.pages.get(file)?.page;
  expect(page).toMatchObject({ links: ['/a.html#b', '#c'], headingIds: ['a', 'b', 'c'] });
  expect(page?.markdown).toBe(
    '# A\n\n> [!TIP]\n> Text\n\n## B\n\n[here](https://docs.example/a.md#b)',
  );
  expect(routeService.isExistRoute('/a.html')).toBe(true);
});

test('another name of the loader stops the build', () => {
  const { builderConfig } = pluginPages(compilerOf());
  const chain = { module: { rules: new Map() } };
  const { bundlerChain } = Object(builderConfig?.tools);
  expect(() => bundlerChain(chain, { environment: { name: 'web' } })).toThrow(
    "row 'pages' of build/README.md",
  );
});
