import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '../content/lib/docs.ts';
import { type PageWeight, weightProblems } from '../weight/problems.ts';
import { requireFreshBuild } from './lib/site.ts';

requireFreshBuild();
const base = process.env.BASE ?? '/';
const folder = path.join(root, 'doc_build');

const sizes = new Map<string, number>();
/** Size of a file after gzip, in bytes. */
function sizeOf(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(folder, url.slice(base.length)))).length;
  sizes.set(url, size);
  return size;
}

function weigh(file: string): PageWeight {
  const html = readFileSync(path.join(folder, file));
  const text = html.toString();
  const urls = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
  return {
    file,
    html: gzipSync(html).length,
    scripts: Object.fromEntries(
      urls(/<(?:script|link)\b[^>]+(?:src|href)="([^"]+\.js)"/g).map((url) => [url, sizeOf(url)]),
    ),
    styles: Object.fromEntries(
      urls(/<link\b[^>]+href="([^"]+\.css)"/g).map((url) => [url, sizeOf(url)]),
    ),
  };
}

describe('pages are light', () => {
  it('within the budget for scripts, styles and HTML', () => {
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The landing page has its own budget: see the browser tests.
      .filter((file) => file.endsWith('.html') && !/^(zh[\\/])?index\.html$/.test(file))
      .map((file) => weigh(file.replaceAll(path.sep, '/')));
    expect(pages.length).toBeGreaterThan(100);
    expect(weightProblems(pages).join('\n')).toBe('');
    // Compresses all pages again.
  }, 60_000);
});
