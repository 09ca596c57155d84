import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../src/site.ts';
import { languagePrefix } from '../emit/addresses.ts';
import { sidebarEntries } from '../navigation.ts';
import { linesOutsideFences } from './fences.ts';

interface IndexedHeading {
  id: string;
  text: string;
}

/** A page as an overview page lists it. */
interface IndexedPage {
  title: string;
  link: string;
  description: string;
  since: string | null;
  headings: IndexedHeading[];
}

interface IndexedGroup {
  name: string;
  pages: IndexedPage[];
}

export interface PageIndexOptions {
  /** Absolute path of the folder with one folder a language. */
  docs: string;
  lang: Language;
  /** Folder of the overview page, below the language: `config`. */
  folder: string;
  /** First version of an option. */
  sinceOf: (option: string) => string | null;
}

/**
 * Pages below the folder of an overview page, grouped and ordered as in the sidebar.
 *
 * @returns groups that hold a page, and every file that was read
 */
export function pageIndex(options: PageIndexOptions): { groups: IndexedGroup[]; files: string[] } {
  const { docs, lang, folder } = options;
  const files: string[] = [];
  const entriesOf = (below: string) => {
    files.push(path.join(docs, lang, below, '_meta.json'));
    return sidebarEntries(below, lang, docs);
  };
  const pageOf = (below: string, name: string) => {
    const file = path.join(docs, lang, below, `${name}.mdx`);
    files.push(file);
    const link = `${languagePrefix(lang)}/${below}/${name === 'index' ? '' : name}`;
    return indexedPage(readFileSync(file, 'utf8'), link, options.sinceOf);
  };
  const groups: IndexedGroup[] = [];
  const loose: IndexedPage[] = [];
  for (const { type, name = '', label = name } of entriesOf(folder)) {
    const below = `${folder}/${name}`;
    if (type === 'dir') {
      const pages = entriesOf(below)
        .filter((entry) => entry.type === 'file')
        .map((entry) => pageOf(below, String(entry.name)));
      if (pages.length > 0) groups.push({ name: label, pages });
    } else if (type === 'file' && name !== 'index') {
      loose.push(pageOf(folder, name));
    }
  }
  return { groups: loose.length > 0 ? [{ name: '', pages: loose }, ...groups] : groups, files };
}

function indexedPage(
  source: string,
  link: string,
  sinceOf: PageIndexOptions['sinceOf'],
): IndexedPage {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, description = '' } = parse(frontMatter);
  const option = /<OptionFacts option="([^"]+)"/.exec(body)?.[1];
  return {
    title,
    link,
    description,
    since: option ? sinceOf(option) : null,
    headings: secondLevelHeadings(body),
  };
}

/** @returns headings of level 2 that carry an id, outside code */
export function secondLevelHeadings(markdown: string): IndexedHeading[] {
  return linesOutsideFences(markdown).flatMap((line) => {
    const match = /^## (.+?) \{#([\w-]+)\}\s*$/.exec(line);
    return match?.[1] && match[2] ? [{ id: match[2], text: match[1].replaceAll('`', '') }] : [];
  });
}
