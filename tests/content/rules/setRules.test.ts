import { describe, expect, it } from 'vitest';
import { pageWith } from '../lib/fixtures.ts';
import { parsePage } from '../lib/page.ts';
import { formatProblems } from '../lib/problem.ts';
import { headingIds } from './headingIds.ts';
import { checkPages, setRules } from './index.ts';
import { uniqueTitles } from './uniqueTitles.ts';

/** A link of the valid page, redirected to the page itself, as there are no other pages here. */
const ownLink = { 'output/target': 'output/minify' };

describe('checkPages', () => {
  it('finds nothing in a sound pair', () => {
    expect(formatProblems(checkPages([pageWith('en', ownLink), pageWith('zh', ownLink)]))).toBe('');
  });

  it('runs page, pair and set rules', () => {
    const en = pageWith('en', { 'Common mistakes': 'Easy', ...ownLink });
    const zh = pageWith('zh', { ...ownLink, '```ts': '```js' }, 'config/output/minify.mdx');
    const alone = pageWith('en', ownLink, 'config/output/other.mdx');
    const rules = checkPages([en, zh, alone]).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(
      new Set(['bannedWords', 'fenceParity', 'translation', 'uniqueTitles']),
    );
  });
});

describe('translation', () => {
  it('names the page to write', () => {
    expect(setRules.translation?.([pageWith('zh')])).toEqual([
      {
        file: 'docs/zh/config/output/minify.mdx',
        line: 1,
        rule: 'translation',
        message: 'page has no translation: write docs/en/config/output/minify.mdx',
      },
    ]);
  });
});

describe('uniqueTitles', () => {
  const same = [pageWith('en'), pageWith('en', {}, 'config/output/other.mdx'), pageWith('zh')];
  const exception = { lang: 'en', title: 'output.minify', reason: 'test' } as const;

  it('names the page that has the title', () => {
    const [problem, ...others] = uniqueTitles(same);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'docs/en/config/output/other.mdx', line: 2 });
    expect(problem?.message).toContain('taken by docs/en/config/output/minify.mdx');
  });

  it('accepts an exception, and reports one that is stale', () => {
    expect(uniqueTitles(same, [exception])).toEqual([]);
    expect(uniqueTitles([pageWith('en')], [exception])[0]?.message).toContain('stale exception');
  });
});

describe('linkTargets', () => {
  const withLink = (url: string, lang: 'en' | 'zh' = 'en') =>
    pageWith(lang, { [lang === 'en' ? '/config/output/target' : '/zh/config/output/target']: url });
  const target = parsePage(
    'docs/en/config/output/target.mdx',
    'import A from \'../../shared/a.mdx\'\n\n# A\n\n## B {#b}\n\n<a id="c"></a>\n',
  );
  const snippet = parsePage('docs/en/shared/a.mdx', '## D {#d}\n\n[here](#b)\n');
  const others = ['en/index', 'en/config/index', 'zh/index', 'zh/config/output/target'].map(
    (path) => parsePage(`docs/${path}.mdx`, '# A\n'),
  );
  const check = (url: string, lang: 'en' | 'zh' = 'en') =>
    setRules.linkTargets?.([withLink(url, lang), target, snippet, ...others]) ?? [];

  it.each([
    ['a typo', '/config/output/targets', /leads to no page$/],
    ['another folder', '/config/target', /did you mean \/config\/output\/target\?/],
    ['a lost slash', '/config', /write \/config\/$/],
    ['an extra slash', '/config/output/target/', /write \/config\/output\/target$/],
    ['a relative link', './target', /is relative/],
    ['a file', '/config/output/target.mdx', /leave the extension out/],
    ['an anchor', '/config/output/target#x', /available ids: b, c, d/],
    ['an empty anchor', '/config/output/target#', /available ids/],
    ['an anchor of the page', '#x', /minify.mdx has no #x: available ids: common-mistakes/],
  ])('reports %s', (_, url, message) => {
    const problems = check(url);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'docs/en/config/output/minify.mdx', line: 10 });
    expect(problems[0]?.message).toMatch(message);
  });

  it.each([
    ['a page', '/config/output/target'],
    ['an id', '/config/output/target#b'],
    ['an id of a component', '/config/output/target#c'],
    ['an id of a snippet', '/config/output/target#d'],
    ['an id of the page', '#common-mistakes'],
    ['elsewhere', 'https://a.example/x#y'],
    ['mail', 'mailto:a@b.example'],
    ['a public file', '/logo.svg'],
    ['home', '/'],
  ])('accepts %s', (_, url) => {
    expect(check(url)).toEqual([]);
  });

  it('reads the URLs of components and of the front matter', () => {
    const page = pageWith('en', {
      'title: ': 'hero:\n  link: /nowhere\ntitle: ',
      '<OptionFacts': '<a href="/config"></a>\n\n<OptionFacts',
    });
    const lines = setRules.linkTargets?.([page, target]).map(({ line }) => line);
    expect(lines).toEqual([3, 10]);
  });

  it('knows the prefix of a language', () => {
    expect(check('/zh/config/output/target', 'zh')).toEqual([]);
    expect(check('/zh/', 'zh')).toEqual([]);
    expect(check('/zh/config/x', 'zh')).toHaveLength(1);
  });
});

describe('headingIds', () => {
  const withHeading = (heading: string) =>
    pageWith('en', { '## Common mistakes {#common-mistakes}': heading });

  it.each([
    ['none', '## What it does', /write 'What it does {#what-it-does}'/],
    ['none on a camel-case name', '## `distPath`', /{#dist-path}/],
    ['none in Chinese', '## 常见错误', /{#short-english-id}/],
    ['capitals', '## A {#Common}', /not kebab-case ASCII: write {#common}/],
    ['Chinese', '## A {#错误}', /not kebab-case ASCII: write {#an-id}/],
    ['a dot', '## A {#dist.js}', /write {#dist-js}/],
    ['twice', '## A {#a}\n\n### B {#a}', /'a' is taken by line 12/],
  ])('%s', (_, heading, message) => {
    const problems = headingIds(withHeading(heading));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
  });

  it('an H1 has none', () => {
    const page = pageWith('en', { '# output.minify': '# output.minify {#output-minify}' });
    expect(headingIds(page)[0]).toMatchObject({ line: 6, rule: 'headingIds' });
  });

  it('counts the ids of included snippets', () => {
    const page = pageWith('en', { '<OptionFacts': "import A from '../../shared/a.mdx'\n\n<A" });
    const snippet = parsePage('docs/en/shared/a.mdx', '## Other {#common-mistakes}\n');
    const problems = setRules.headingIds?.([page, snippet]);
    expect(problems?.[0]?.message).toContain(
      "'common-mistakes' is taken by docs/en/shared/a.mdx:1",
    );
  });
});
