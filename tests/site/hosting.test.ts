import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { answer, headersFor, parseHeaders, parseRedirects } from '../../scripts/serve/answer.mjs';
import { languages } from '../../src/site.ts';
import { filesBelow, fromRoot, root } from '../content/lib/docs.ts';
import { unbuiltReason } from './lib/site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const folder = join(root, 'doc_build');
const base = process.env.BASE ?? '/';
const reason = unbuiltReason();

/** Elements of a page, with those of templates. */
function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const content = 'content' in node ? elementsOf(node.content) : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsOf), ...content];
}

/** What a content security policy without `unsafe-inline` forbids in a page. */
function forbidden(html: string, policy: string): string[] {
  return elementsOf(parse(html)).flatMap(({ tagName, attrs, childNodes }) => {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const found = attrs
      .filter(({ name, value }) => /^on|^style$/.test(name) || /^\s*javascript:/i.test(value ?? ''))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`);
    if (tagName === 'style') found.push('<style>');
    if (tagName === 'script' && !attributes.has('src')) {
      const [text] = childNodes;
      const code = text && 'value' in text ? text.value : '';
      const hash = createHash('sha256').update(code).digest('base64');
      const isData = attributes.get('type')?.includes('json');
      if (!isData && !policy.includes(`'sha256-${hash}'`))
        found.push(`<script>${code.slice(0, 80)}`);
    }
    return found;
  });
}

test.each([
  ['an unknown script', '<script>evil()</script>', 1],
  ['a known script', '<script>a()</script>', 0],
  ['data', '<script type="application/ld+json">{}</script>', 0],
  ['a handler', '<img onerror="evil()">', 1],
  ['a style', '<p style="color:red">', 1],
  ['a style sheet', '<style>a{}</style>', 1],
  ['a link that runs', '<a href=" javascript:evil()">', 1],
  ['in a template', '<template><script>evil()</script></template>', 1],
  ['a file', '<script src="/a.js"></script>', 0],
])('%s on a page', (_, html, count) => {
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(forbidden(html, `script-src 'sha256-${hash}'`)).toHaveLength(count);
});

describe.skipIf(reason)(`the files for hosts${reason ? ` (skipped: ${reason})` : ''}`, () => {
  const files = reason ? [] : filesBelow(folder).map((path) => fromRoot(path, folder));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const rules = () => parseHeaders(read('_headers'));

  test('no page holds what the policy forbids', { timeout: 60_000 }, () => {
    expect(pages.length).toBeGreaterThan(2);
    const headers = headersFor(rules(), `${base}index.html`);
    const policy = headers['Content-Security-Policy'] ?? '';
    // Scripts of single pages would make the policy of all pages grow.
    expect(policy.match(/sha256-/g)?.length).toBeLessThanOrEqual(6);
    const problems = pages.flatMap((page) =>
      forbidden(read(page), policy).map((what) => `${page}: ${what}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
  });

  test('every file that may be kept for ever carries a hash of its content', () => {
    const kept = files.filter((file) => {
      const headers = headersFor(rules(), base + file);
      return headers['Cache-Control']?.includes('immutable');
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((file) => !/\.[\da-f]{8,}\./.test(file))).toEqual([]);
  });

  test('pages, copies in Markdown, lists and feeds are asked for each time', () => {
    for (const file of files.filter((path) => /\.(?:html|md|txt|xml)$/.test(path))) {
      if (!/\.LICENSE\.txt$/.test(file)) {
        expect(headersFor(rules(), base + file), file).not.toHaveProperty('Cache-Control');
      }
    }
  });

  test('moved paths and those with the prefix of the default language lead to pages', () => {
    const redirects = parseRedirects(read('_redirects'));
    const known = new Set(files);
    const has = (file: string) => known.has(file);
    expect(redirects.size).toBeGreaterThan(pages.length / languages.length);
    for (const [from, to] of redirects) {
      expect(answer(from, { base, redirects, has })).toEqual({ status: 301, location: to });
      expect(answer(to, { base, redirects, has }), to).toMatchObject({ status: 200 });
    }
  });

  test('compressed copies hold what the files hold', { timeout: 60_000 }, () => {
    const compressed = pages.filter((page) => statSync(join(folder, page)).size >= 1024);
    for (const file of compressed) {
      const content = readFileSync(join(folder, file));
      expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).equals(content), file).toBe(true);
      const copy = brotliDecompressSync(readFileSync(join(folder, `${file}.br`)));
      expect(copy.equals(content), file).toBe(true);
    }
  });
});
