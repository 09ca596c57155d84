import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAllPages, root } from '../../tests/content/lib/docs.ts';
import { formatProblems } from '../../tests/content/lib/problem.ts';
import { checkPages } from '../../tests/content/rules/index.ts';
import { checkNavigation, navigationParity } from '../../tests/structure/navigation.ts';
import { loadNavigation } from '../../tests/structure/navigationFiles.ts';
import { createPage, PageRequestError, parseRoute } from './createPage.ts';

/** All pages of the site: `config/output/minify`. */
const { pages } = loadNavigation('en');

/** Copies the navbar of the site, which lists the sections. */
function copyNavbar(to: string): void {
  for (const file of ['docs/en/_nav.json', 'docs/zh/_nav.json']) {
    cpSync(join(root, file), join(to, file), { recursive: true });
  }
}

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'new-page-'));
  copyNavbar(base);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(base, file), 'utf8');

describe('parseRoute', () => {
  it.each([
    ['config/output/minify', 'config/output/minify'],
    ['/config/output/minify', 'config/output/minify'],
    ['docs/zh/config/output/minify.mdx', 'config/output/minify'],
    ['plugins/list/', 'plugins/list/index'],
    ['plugins/list', 'plugins/list/index'],
    ['config', 'config/index'],
  ])('%s → %s', (route, page) => {
    mkdirSync(join(base, 'docs/en/plugins/list'), { recursive: true });
    expect(parseRoute(route, base)).toBe(page);
  });

  it.each([
    [undefined, 'which page?'],
    ['', 'which page?'],
    ['Config/Output', 'is no route'],
    ['../../etc', 'is no route'],
    ['config//minify', 'is no route'],
    ['config/output/minify?x', 'is no route'],
    [
      'nowhere/at/all',
      "'nowhere' is no section of the site: guide, config, plugins, api, community",
    ],
    ['page', "'page' is no section of the site"],
  ])('refuses %s in one line', (route, message) => {
    expect(() => parseRoute(route, base)).toThrow(PageRequestError);
    expect(() => parseRoute(route, base)).toThrow(message);
    expect(() => parseRoute(route, base)).toThrow(/^[^\n]+$/);
  });
});

describe('createPage', () => {
  it('writes the pair and every list above it', () => {
    expect(createPage('config/output/filename-hash', base)).toEqual([
      'docs/en/config/output/filename-hash.mdx',
      'docs/en/config/_meta.json',
      'docs/en/config/output/_meta.json',
      'docs/zh/config/output/filename-hash.mdx',
      'docs/zh/config/_meta.json',
      'docs/zh/config/output/_meta.json',
    ]);
    expect(read('docs/zh/config/output/filename-hash.mdx')).toContain('# output.filenameHash');
    expect(JSON.parse(read('docs/zh/config/output/_meta.json'))).toEqual(['filename-hash']);
  });

  it.each([
    ['config/module-federation/options', 'title: moduleFederation.options', 'OptionFacts'],
    ['config/root', 'title: root', '<OptionFacts option="root" />'],
    ['plugins/list/plugin-svgr', 'title: Svgr plugin', 'plugin="@rsbuild/plugin-svgr"'],
    ['guide/framework/vue', 'title: Vue', 'plugin="@rsbuild/plugin-vue"'],
    ['api/javascript-api/core', 'title: Core', '<ApiSignature'],
    ['plugins/dev/hooks', 'title: Hooks', '<ApiSignature'],
    ['guide/faq/hmr', 'title: Hmr FAQ', 'as people do'],
    ['community/releases/v0-7', 'title: Rsbuild 0.7', 'published_at:'],
    ['guide/migration/vue-cli', 'title: Vue cli', 'See that it works'],
    ['config/', 'title: Config', 'See that it works'],
  ])('%s uses the template of its kind', (route, title, part) => {
    const [file = ''] = createPage(route, base);
    expect(read(file)).toContain(title);
    expect(read(file)).toContain(part);
    expect(read(file)).not.toMatch(/\{\{|undefined/);
  });

  it('lists a page after the other pages, and a group at the end', () => {
    mkdirSync(join(base, 'docs/en/config'), { recursive: true });
    const link = { type: 'custom-link', label: 'More', link: '/guide/start/' };
    writeFileSync(
      join(base, 'docs/en/config/_meta.json'),
      JSON.stringify([{ type: 'file', name: 'index', label: 'All' }, 'environments', link]),
    );
    createPage('config/mode', base);
    createPage('config/output/minify', base);
    createPage('config/output/copy', base);
    expect(JSON.parse(read('docs/en/config/_meta.json'))).toEqual([
      { type: 'file', name: 'index', label: 'All' },
      'environments',
      'mode',
      link,
      { type: 'dir', name: 'output', label: 'output' },
    ]);
    expect(JSON.parse(read('docs/zh/config/output/_meta.json'))).toEqual(['minify', 'copy']);
  });

  it('makes a page that nobody planned, in a new group', () => {
    createPage('guide/testing/unit-tests', base);
    createPage('guide/testing/', base);
    expect(JSON.parse(read('docs/en/guide/_meta.json'))).toEqual([
      { type: 'dir', name: 'testing', label: 'Testing' },
    ]);
    expect(JSON.parse(read('docs/en/guide/testing/_meta.json'))).toEqual(['index', 'unit-tests']);
  });

  it('overwrites nothing, in either language', () => {
    mkdirSync(join(base, 'docs/zh/config'), { recursive: true });
    writeFileSync(join(base, 'docs/zh/config/mode.mdx'), 'mine');
    expect(() => createPage('config/mode', base)).toThrow(
      'docs/zh/config/mode.mdx is there already',
    );
    expect(read('docs/zh/config/mode.mdx')).toBe('mine');
    expect(loadAllPages(base).map(({ file }) => file)).toEqual(['docs/zh/config/mode.mdx']);
  });

  it('makes pages that only lack what people have to write', () => {
    for (const page of pages) if (page !== 'index') createPage(page, base);
    cpSync(join(root, 'docs/en/index.mdx'), join(base, 'docs/en/index.mdx'));
    cpSync(join(root, 'docs/zh/index.mdx'), join(base, 'docs/zh/index.mdx'));
    // A group and a page of the same name, and a framework's plugin: authors edit such titles.
    const problems = checkPages(loadAllPages(base)).filter(({ rule }) => rule !== 'uniqueTitles');
    const lacks = (part: string) => problems.filter(({ message }) => message.includes(part));
    const releases = pages.filter((page) => page.startsWith('community/releases/v'));
    const expected = [...lacks("has no 'description'"), ...lacks('write published_at')];
    expect(formatProblems(problems.filter((problem) => !expected.includes(problem)))).toBe('');
    expect(expected).toHaveLength((pages.length - 1 + releases.length) * 2);
  }, 60_000);

  it('makes the whole sidebar', () => {
    for (const page of pages) if (page !== 'index') createPage(page, base);
    const [en, zh] = [loadNavigation('en', base), loadNavigation('zh', base)];
    const problems = [...checkNavigation(en), ...checkNavigation(zh), ...navigationParity(en, zh)];
    // The navbar existed before; its home page was not created.
    expect(formatProblems(problems.filter(({ file }) => !file.endsWith('_nav.json')))).toBe('');
  }, 60_000);
});

describe('the command', () => {
  // A copy of the parts of the repository that the command needs.
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-page-command-'));
    const needed = [
      'package.json',
      'src/site.ts',
      'scripts/new-page',
      'scripts/new-page.mjs',
      'build/navigation.ts',
    ];
    for (const path of needed) cpSync(join(root, path), join(copy, path), { recursive: true });
    copyNavbar(copy);
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/new-page.mjs', ...args], { cwd: copy, encoding: 'utf8' });

  it('says what it wrote and what to do next', () => {
    const { status, stdout } = run('config/output/minify');
    expect(status).toBe(0);
    expect(stdout).toContain('docs/zh/config/output/minify.mdx\n');
    expect(stdout).toContain('npm run check-pages -- docs/en/config/output/minify.mdx');
  });

  it.each([
    [['nowhere/at/all'], /^new-page: 'nowhere' is no section [^\n]+\n$/],
    [['UPPER'], /^new-page: 'UPPER' is no route[^\n]+\n$/],
    [[], /^new-page: which page\?[^\n]+\n$/],
    [['config/mode', 'config/root'], /^new-page: one page at a time\n$/],
  ])('%j ends with one line and code 1', (args, message) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
