import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answer, headersFor, parseHeaders, parseRedirects } from '../../scripts/serve/answer.mjs';
import { languages } from '../../src/site.ts';
import { filesBelow, fromRoot, root } from '../content/lib/docs.ts';
import { requireFreshBuild } from './lib/site.ts';

const folder = join(root, 'doc_build');
const base = process.env.BASE ?? '/';
requireFreshBuild();

describe('the files for hosts', () => {
  const files = filesBelow(folder).map((path) => fromRoot(path, folder));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const rules = () => parseHeaders(read('_headers'));

  test('the policy is the same for all pages: scripts of single ones would make it grow', () => {
    const policy = headersFor(rules(), `${base}index.html`)['Content-Security-Policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.length).toBeLessThanOrEqual(6);
  });

  test('every file that may be kept for ever carries a hash of its content, or of the whole build', () => {
    const kept = files.filter((file) => {
      const headers = headersFor(rules(), base + file);
      return headers['Cache-Control']?.includes('immutable');
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((file) => !/[./][\da-f]{8,}[./]/.test(file))).toEqual([]);
  });

  test('pages, copies in Markdown, lists and feeds are asked for each time', () => {
    const asked = files.filter(
      (path) => /\.(?:html|md|txt|xml)$/.test(path) && !/\.LICENSE\.txt$/.test(path),
    );
    expect(asked).toEqual(
      expect.arrayContaining(['index.html', 'index.md', 'llms.txt', 'sitemap.xml']),
    );
    for (const file of asked) {
      expect(headersFor(rules(), base + file), file).not.toHaveProperty('Cache-Control');
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
    expect(compressed).toEqual(pages);
    for (const file of compressed) {
      const content = readFileSync(join(folder, file));
      expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).equals(content), file).toBe(true);
      const copy = brotliDecompressSync(readFileSync(join(folder, `${file}.br`)));
      expect(copy.equals(content), file).toBe(true);
    }
  });
});
