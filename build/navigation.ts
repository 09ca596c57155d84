/**
 * The order of pages and the titles of folders. They stand in `_nav.json` (the navbar, one item a
 * section) and in the `_meta.json` of each folder (the sidebar) and nowhere else: whoever needs them
 * reads them here.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../src/site.ts';

/** Where the pages of this site are: one folder a language. */
const siteDocs = path.join(import.meta.dirname, '../docs');

/** An entry of a sidebar: a page by the name of its file, or a folder with the title of its group. */
export interface SidebarEntry {
  type: string;
  name?: string;
  label?: string;
}

/** A section of the site: a folder with a sidebar of its own and an item in the navbar. */
export interface Section {
  name: string;
  title: string;
  /** Path of its first page without the language: `/guide/start/`. */
  link: string;
}

/** A folder of pages as readers see it. */
export interface Folder {
  title: string;
  /** Path of the page that stands for it, without the language; a group may have none. */
  link: string | undefined;
}

/**
 * @param file - absolute path of a JSON file
 * @returns the array in it; empty when there is no such file
 * @throws when it holds something else
 */
function readArray<Item>(file: string): Item[] {
  if (!existsSync(file)) return [];
  const items: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(items)) throw new Error(`${file} holds no array`);
  return items;
}

/**
 * The sidebar entries of a folder, in their order.
 *
 * @param folder - path below the language: `config/output`
 * @param docs - absolute path of the folder that holds one folder a language
 * @returns empty when the folder has no `_meta.json`
 */
export function sidebarEntries(folder: string, lang: Language, docs = siteDocs): SidebarEntry[] {
  const file = path.join(docs, lang, folder, '_meta.json');
  return readArray<string | SidebarEntry>(file).map((entry) =>
    typeof entry === 'string' ? { type: 'file', name: entry } : entry,
  );
}

/** The sections of the site, in the order of the navbar. */
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
 * @param folder - path below the language: `config/output`
 * @returns undefined when neither navbar nor sidebar lists it
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
 * The folders that a page is in, from its section down. Those that no navigation lists are left out.
 *
 * @param page - path of the page without the language: `/config/output/minify`
 */
export function foldersAbove(page: string, lang: Language, docs = siteDocs): Folder[] {
  const names = page.split('/').slice(1, -1);
  return names.flatMap(
    (_, index) => findFolder(names.slice(0, index + 1).join('/'), lang, docs) ?? [],
  );
}

/** Paths of the pages that sidebars list, without the language, in their order. */
export function pagesOf(lang: Language, docs = siteDocs): string[] {
  const below = (folder: string): string[] =>
    sidebarEntries(folder, lang, docs).flatMap(({ type, name = '' }) => {
      if (type.startsWith('dir')) return below(`${folder}/${name}`);
      return type === 'file' ? [`/${folder}/${name === 'index' ? '' : name}`] : [];
    });
  return sectionsOf(lang, docs).flatMap(({ name }) => below(name));
}
