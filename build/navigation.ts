/**
 * Order of pages and titles of folders. They are only defined in `_nav.json` (the navbar, one item
 * per section) and in the `_meta.json` of each folder (the sidebar); other code reads them here.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../src/site.ts';

/** The pages of this site, in one folder per language. */
const siteDocs = path.join(import.meta.dirname, '../docs');

/** An item of a sidebar: a page by its file name, or a folder with the title of its group. */
export interface SidebarEntry {
  type: string;
  name?: string;
  label?: string;
}

/** A section of the site: a folder with its own sidebar and an item in the navbar. */
export interface Section {
  name: string;
  title: string;
  /** Path of its first page without the language: `/guide/start/`. */
  link: string;
}

/** A folder of pages, as shown in the navigation. */
export interface Folder {
  title: string;
  /** Path of its page, without the language; undefined for a group without one. */
  link: string | undefined;
}

/**
 * @param file - absolute path of a JSON file
 * @returns the array in it; empty if there is no such file
 * @throws if it does not contain an array
 */
function readArray<Item>(file: string): Item[] {
  if (!existsSync(file)) return [];
  const items: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(items)) throw new Error(`${file} holds no array`);
  return items;
}

/**
 * Sidebar items of a folder, in order.
 *
 * @param folder - path without the language: `config/output`
 * @param docs - absolute path of the folder with one folder per language
 * @returns empty if the folder has no `_meta.json`
 */
export function sidebarEntries(folder: string, lang: Language, docs = siteDocs): SidebarEntry[] {
  const file = path.join(docs, lang, folder, '_meta.json');
  return readArray<string | SidebarEntry>(file).map((entry) =>
    typeof entry === 'string' ? { type: 'file', name: entry } : entry,
  );
}

/** The sections of the site, in navbar order. */
export function sectionsOf(lang: Language, docs = siteDocs): Section[] {
  return readArray<{ text: string; link?: string }>(path.join(docs, lang, '_nav.json')).flatMap(
    ({ text, link }) => {
      const name = link && /^\/([^/]+)\//.exec(link)?.[1];
      return link && name ? [{ name, title: text, link }] : [];
    },
  );
}

/**
 * Title and page of a folder.
 *
 * @param folder - path without the language: `config/output`
 * @returns undefined if it is neither in the navbar nor in a sidebar
 */
export function findFolder(folder: string, lang: Language, docs = siteDocs): Folder | undefined {
  const parent = path.posix.dirname(folder);
  if (parent === '.') return sectionsOf(lang, docs).find(({ name }) => name === folder);
  const name = path.posix.basename(folder);
  const entry = sidebarEntries(parent, lang, docs).find(
    (candidate) => candidate.type.startsWith('dir') && candidate.name === name,
  );
  if (!entry) return undefined;
  const hasPage = existsSync(path.join(docs, lang, folder, 'index.mdx'));
  return { title: entry.label ?? name, link: hasPage ? `/${folder}/` : undefined };
}

/**
 * Folders that contain a page, starting with its section; without folders that are not in the
 * navigation.
 *
 * @param page - path of the page without the language: `/config/output/minify`
 */
export function foldersAbove(page: string, lang: Language, docs = siteDocs): Folder[] {
  const names = page.split('/').slice(1, -1);
  return names.flatMap(
    (_, index) => findFolder(names.slice(0, index + 1).join('/'), lang, docs) ?? [],
  );
}

/** Paths of all pages in sidebars, without the language, in order. */
export function pagesOf(lang: Language, docs = siteDocs): string[] {
  const below = (folder: string): string[] =>
    sidebarEntries(folder, lang, docs).flatMap(({ type, name = '' }) => {
      if (type.startsWith('dir')) return below(`${folder}/${name}`);
      return type === 'file' ? [`/${folder}/${name === 'index' ? '' : name}`] : [];
    });
  return sectionsOf(lang, docs).flatMap(({ name }) => below(name));
}
