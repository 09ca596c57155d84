import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '../../../src/site.ts';
import { type Page, parsePage } from './page.ts';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Files below a folder, recursively, in a stable order.
 *
 * @param folder Absolute path; one that does not exist holds no files.
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
    .sort((a, b) => a.name.localeCompare(b.name))
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
 * @param lang Language whose tree is read.
 * @param base Repository root; another one in tests.
 */
function loadPages(lang: Language, base = root): Page[] {
  return filesBelow(join(base, 'docs', lang))
    .filter((file) => file.endsWith('.mdx') || file.endsWith('.md'))
    .map((file) => parsePage(fromRoot(file, base), readFileSync(file, 'utf8')));
}

/** All pages of all languages. */
export function loadAllPages(base = root): Page[] {
  return languages.flatMap((lang) => loadPages(lang, base));
}

/** Path of the same page in the other language: `docs/en/x.mdx` ↔ `docs/zh/x.mdx`. */
export function twinOf(file: string): string {
  return file.startsWith('docs/en/')
    ? file.replace('docs/en/', 'docs/zh/')
    : file.replace('docs/zh/', 'docs/en/');
}
