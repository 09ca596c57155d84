import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteVersions, pageVersions } from './pageVersions.ts';

let docs = '';
beforeAll(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'versions-'));
  for (const lang of ['en', 'zh']) {
    mkdirSync(path.join(docs, lang, 'config/resolve'), { recursive: true });
    mkdirSync(path.join(docs, lang, 'config/dev'));
    for (const [page, title] of [
      ['resolve/alias', 'resolve.alias'],
      ['dev/setup-middlewares', 'dev.setupMiddlewares'],
      ['index', 'Overview'],
    ]) {
      writeFileSync(path.join(docs, lang, `config/${page}.mdx`), `---\ntitle: ${title}\n---\n`);
    }
  }
});
afterAll(() => rmSync(docs, { recursive: true }));

const all1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';
const all2 = '2.3 2.2 2.1 2.0';

describe('pageVersions', () => {
  test.each([
    ['an option that every version has', { title: 'output.minify' }, {}],
    ['no option, and no range', { title: 'Guide' }, {}],
    [
      'an option that was removed',
      { title: 'source.alias' },
      {
        minors: all1,
        instead: { text: 'resolve.alias', link: '/zh/config/resolve/alias' },
        deprecated: '1.7 1.6 1.5 1.4 1.3 1.2 1.1',
      },
    ],
    [
      'what replaces it has no page',
      { title: 'performance.bundleAnalyze' },
      { minors: all1, instead: { text: 'Rsdoctor' }, deprecated: '1.7' },
    ],
    [
      'an option that was added in place of another',
      { title: 'server.setup' },
      {
        minors: all2,
        instead: { text: 'dev.setupMiddlewares', link: '/zh/config/dev/setup-middlewares' },
      },
    ],
    ['an option that was added', { title: 'customLogger' }, { minors: all2 }],
    ['one that a later patch of a minor added', { title: 'dev.cliShortcuts' }, {}],
    ['one that is deprecated', { title: 'dev.setupMiddlewares' }, { deprecated: all2 }],
    [
      'a page that says it itself',
      { title: 'Guide', versions: '>=2.0', replacedBy: '/config/' },
      { minors: all2, instead: { text: 'Overview', link: '/zh/config/' } },
    ],
    ['an option that says it, too', { title: 'customLogger', versions: '>=2.0' }, { minors: all2 }],
    // YAML parses it as a number.
    ['a range that is a number', { title: 'Guide', versions: 1 }, { minors: all1 }],
  ])('%s', (_, frontMatter, expected) => {
    expect(pageVersions(frontMatter, { docs, lang: 'zh' })).toEqual(expected);
  });

  test.each([
    [{ title: 'Guide', versions: 'new' }, "'new' is no range"],
    [{ title: 'Guide', versions: '*' }, 'holds for every version'],
    [{ title: 'source.alias', versions: '2' }, 'versions: source.alias is in 1.7, 1.6'],
    [{ title: 'source.alias', replacedBy: '/config/x' }, 'there is no page /config/x'],
    [{ title: 'Guide', replacedBy: '/config/' }, 'the page holds for every version'],
  ])('%j is an error', (frontMatter, message) => {
    expect(() => pageVersions(frontMatter, { docs, lang: 'en' })).toThrow(message);
  });
});

describe('noteVersions', () => {
  const page = { page: 'en/config/source/alias.mdx', docs: '', lang: 'en' } as const;

  test('puts a note below the title', () => {
    const source = '---\ntitle: source.alias\n---\n\n# source.alias\n\nText\n\n# Another';
    expect(noteVersions(source, { ...page, docs })).toBe(
      `---\ntitle: source.alias\n---\n\n# source.alias\n\n<PageVersions minors="${all1}" instead="resolve.alias" link="/config/resolve/alias" />\n\nText\n\n# Another`,
    );
  });

  test('leaves a page alone that holds for every version', () => {
    const source = '---\ntitle: Mode\n---\n\n# Mode';
    expect(noteVersions(source, { ...page, docs })).toBe(source);
  });

  test('names the page in an error', () => {
    const source = '---\ntitle: Mode\nversions: new\n---\n\n# Mode';
    expect(() => noteVersions(source, { ...page, docs })).toThrow('en/config/source/alias.mdx: ');
  });
});
