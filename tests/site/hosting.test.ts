import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { answer, headersFor, parseHeaders, parseRedirects } from '../../scripts/serve/answer.mjs';
import { languages, siteOrigin } from '../../src/site.ts';
import { filesBelow, fromRoot, root } from '../content/lib/docs.ts';
import { requireFreshBuild } from './lib/site.ts';

const folder = join(root, 'doc_build');
const base = process.env.BASE ?? '/';
requireFreshBuild();

/** Pages that moved and are still linked from elsewhere. */
const moved = [
  ['config/source/alias', 'config/resolve/alias'],
  ['config/source/alias-strategy', 'config/resolve/alias-strategy'],
] as const;

describe('the files for hosts', () => {
  const files = filesBelow(folder).map((path) => fromRoot(path, folder));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const rules = () => parseHeaders(read('_headers'));

  test('the policy lets in files of the site and its own inline scripts, and is the same for all pages', () => {
    const policyOf = (file: string) =>
      headersFor(rules(), base + file)['Content-Security-Policy'] ?? '';
    const hash = / 'sha256-[\w+/]{43}='/g;
    expect(policyOf('index.html').replace(hash, '')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    // Scripts of single pages would make the policy grow.
    const hashes = policyOf('index.html').match(hash) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.length).toBeLessThanOrEqual(6);
    for (const page of pages) expect(policyOf(page), page).toBe(policyOf('index.html'));
  });

  test('every file has the headers that protect its reader', () => {
    for (const file of ['index.html', '404.html', 'index.md', 'options.json', 'sitemap.xml']) {
      expect(headersFor(rules(), base + file), file).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Access-Control-Allow-Origin': '*',
      });
    }
  });

  test('the rules for hosts are the same in every form', () => {
    const settings = JSON.parse(read('serve.json')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const nginx = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
    const told = Object.entries(headersFor(rules(), `${base}index.html`));
    expect(told.length).toBeGreaterThan(5);
    for (const [key, value] of told) {
      expect(settings.headers[0]?.headers).toContainEqual({ key, value });
      expect(nginx).toContain(`add_header ${key} "${value}" always;`);
    }
  });

  test('every file that may be kept for ever carries a hash of its content, or of the whole build', () => {
    const kept = files.filter((file) => {
      const headers = headersFor(rules(), base + file);
      return headers['Cache-Control']?.includes('immutable');
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((file) => !/[./][\da-f]{8,}[./]/.test(file))).toEqual([]);
  });

  test('pages, copies in Markdown, lists and feeds are revalidated each time', () => {
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

  test.each(
    moved.flatMap(([from, to]) => [
      [from, to],
      [`zh/${from}`, `zh/${to}`],
    ]),
  )('/%s leads to /%s, for hosts and in the script of the 404 page', (from, to) => {
    const redirects = parseRedirects(read('_redirects'));
    expect(redirects.get(base + from)).toBe(base + to);
    expect(redirects.get(`${base}${from}.html`)).toBe(base + to);
    expect(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')).toContain(
      `location = ${base}${from} { return 301 ${base}${to}$is_args$args; }`,
    );
    const scripts = [...read('404.html').matchAll(/<script\b[^>]* src="([^"]+)"/g)];
    const code = scripts.map(([, src = '']) => read(src.slice(base.length))).join('\n');
    for (const path of [from, to]) expect(code).toContain(`"/${path.replace(/^zh\//, '')}"`);
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

  test('the archive of each sample leads to its pages on the site, in both languages', () => {
    const site = (process.env.ORIGIN ?? siteOrigin) + base;
    const archives = files.filter((file) => /^samples\/.*\.zip$/.test(file));
    expect(archives.length).toBeGreaterThan(80);
    for (const file of archives) {
      const name = file.slice('samples/'.length, -'.zip'.length);
      const readme = unzipSync(readFileSync(join(folder, file)))[`${name}/README.md`];
      const links = [...new TextDecoder().decode(readme).matchAll(/^- \[.+\]\((.+)\)$/gm)].map(
        ([, url = '']) => url,
      );
      expect(links.filter((url) => url.startsWith(`${site}zh/`)).length, file).toBe(
        links.length / 2,
      );
      const built = links.map((url) =>
        url.replace(site, '').replace(/\/$/, '/index').concat('.html'),
      );
      expect(pages, file).toEqual(expect.arrayContaining(built));
    }
  });

  test('text of every kind has compressed copies: scripts and styles above all', () => {
    const known = new Set(files);
    const texts = files.filter(
      (file) =>
        /\.(?:css|html|js|json|md|svg|txt|xml)$/.test(file) &&
        statSync(join(folder, file)).size >= 1024,
    );
    expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
    expect(texts.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
    const lacking = texts.filter((file) => !known.has(`${file}.gz`) || !known.has(`${file}.br`));
    expect(lacking).toEqual([]);
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
