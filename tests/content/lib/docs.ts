import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '../../../src/site.ts';
import { type Page, parsePage } from './page.ts';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Files in a folder, recursively, in a stable order.
 *
 * @param folder Absolute path; one that does not exist contains no files.
 * @returns Absolute paths.
 */
export function filesBelow(folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name === '.git') return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Path from the repository root, with forward slashes on every system. */
export function fromRoot(path: string, base = root): string {
  return relative(base, path).split(sep).join('/');
}

/**
 * Reads and parses pages.
 *
 * @param lang Language of the pages.
 * @param base Repository root; another one in tests.
 */
function loadPages(lang: Language, base = root): Page[] {
  return filesBelow(join(base, 'docs', lang))
    .filter((file) => file.endsWith('.mdx') || file.endsWith('.md'))
    .map((file) => parseOnce(fromRoot(file, base), readFileSync(file, 'utf8')));
}

const cache = join(root, '.cache/parsed');
/** Files that affect how a page is parsed, besides the page. */
const parser = ['tests/content/lib/page.ts', 'package-lock.json']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');

/**
 * Parses a page, or reads it from the cache if nothing has changed: several checks read every page.
 */
function parseOnce(file: string, source: string): Page {
  const key = createHash('sha256').update(`${parser}\n${file}\n${source}`).digest('hex');
  const kept = join(cache, `${key}.json`);
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as Page;
  } catch {
    const page = parsePage(file, source);
    mkdirSync(cache, { recursive: true });
    // The parser's syntax details are long and unused.
    const text = JSON.stringify(page, (name, value) =>
      name === 'data' && typeof value === 'object' ? undefined : value,
    );
    // Another process may be writing it, too.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, kept);
    return JSON.parse(text) as Page;
  }
}

/** All pages of all languages. */
export function loadAllPages(base = root): Page[] {
  return languages.flatMap((lang) => loadPages(lang, base));
}

/** Path of the page in the other language: `docs/en/x.mdx` ↔ `docs/zh/x.mdx`. */
export function translationOf(file: string): string {
  return file.startsWith('docs/en/')
    ? file.replace('docs/en/', 'docs/zh/')
    : file.replace('docs/zh/', 'docs/en/');
}
