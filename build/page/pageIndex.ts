import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Life } from '../../src/facts/shown.ts';
import type { Language } from '../../src/site.ts';
import { minors } from '../../src/versions.ts';
import { languagePrefix } from '../emit/urls.ts';
import { sidebarEntries } from '../navigation.ts';
import { linesOutsideFences } from './fences.ts';

interface Heading {
  id: string;
  text: string;
  level: number;
  /** First sentence of the section. */
  lead: string;
}

/** Labels of an entry. */
interface Marks extends Partial<Pick<Life, 'since' | 'deprecated'>> {
  /** Minor versions that have it, separated by spaces; absent for all. */
  minors?: string;
  /** Publication date. */
  date?: string;
}

/** A page, or a part of one, in the list of an overview page. */
interface IndexedPage {
  title: string;
  link: string;
  description: string;
  marks: Marks;
  headings: { id: string; text: string }[];
}

interface IndexedGroup {
  name: string;
  pages: IndexedPage[];
}

interface PageIndexResult {
  groups: IndexedGroup[];
  /** All files that were read. */
  files: string[];
}

/** Headings on at least this many pages are too common to describe a page. */
const commonFrom = 3;

/** Headings that are too general, even if fewer pages have them. */
const genericHeadings = new Set(['members', 'common-mistakes', 'in-2x', 'options']);

/** Identifiers of the API: `loadConfig`, `RsbuildConfig`, `context`, but not 'Configuration'. */
const apiName = /^(?:[a-z]\w*|\w*[a-z][A-Z]\w*)$/;

export interface PageIndexOptions {
  /** Absolute path of the folder with one folder per language. */
  docs: string;
  lang: Language;
  /** Folder of the overview page, without the language: `config`. */
  folder: string;
  /** Returns when an option was added, and whether it was deprecated or removed. */
  lifeOf: (option: string) => Life;
}

/**
 * Pages in the folder of an overview page, grouped and ordered as in the sidebar, without empty
 * groups.
 *
 * @throws if the folder has no other page
 */
export function pageIndex(options: PageIndexOptions): PageIndexResult {
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
    return indexedPage(readFileSync(file, 'utf8'), link, options.lifeOf);
  };
  const groups: IndexedGroup[] = [];
  const loose: IndexedPage[] = [];
  for (const { type, name = '', label = name } of entriesOf(folder)) {
    const below = `${folder}/${name}`;
    if (type === 'dir') {
      const pages = entriesOf(below).map((entry) => pageOf(below, String(entry.name)));
      if (pages.length > 0) groups.push({ name: label, pages });
    } else if (type === 'file' && name !== 'index') {
      loose.push(pageOf(folder, name));
    }
  }
  if (loose.length > 0) groups.unshift({ name: '', pages: loose });
  if (groups.length === 0) throw new Error(`The folder '${folder}' has no pages to list`);
  return { groups: withoutCommonHeadings(groups), files };
}

export interface HeadingIndexOptions {
  docs: string;
  lang: Language;
  /** Paths of the pages without language and extension. */
  pages: readonly string[];
  /** The same for an export; undefined for other names. */
  lifeOf: (name: string) => Life | undefined;
}

/** Entries for the API, one group per page: each heading that is an identifier. */
export function headingIndex({ docs, lang, pages, lifeOf }: HeadingIndexOptions): PageIndexResult {
  const files: string[] = [];
  const groups = pages.map((page) => {
    const file = path.join(docs, lang, `${page}.mdx`);
    const { title, body } = readPage(readFileSync(file, 'utf8'));
    const { filled, snippets } = fillSnippets(body, file);
    files.push(file, ...snippets);
    const named = headingsOf(filled).filter(({ text }) => apiName.test(text));
    return {
      name: title,
      pages: named.map(({ id, text, lead }) => ({
        title: text,
        link: `${languagePrefix(lang)}/${page}#${id}`,
        description: lead,
        marks: marksOf(lifeOf(text)),
        headings: [],
      })),
    };
  });
  return { groups, files };
}

function withoutCommonHeadings(groups: readonly IndexedGroup[]): IndexedGroup[] {
  const ids = groups.flatMap(({ pages }) =>
    pages.flatMap((page) => page.headings.map(({ id }) => id)),
  );
  const isSpecific = ({ id }: { id: string }) =>
    !genericHeadings.has(id) && ids.filter((other) => other === id).length < commonFrom;
  return groups.map(({ name, pages }) => ({
    name,
    pages: pages.map((page) => ({ ...page, headings: page.headings.filter(isSpecific) })),
  }));
}

function readPage(source: string) {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, description = '', published_at: published } = parse(frontMatter);
  const date = published && String(published).slice(0, 10);
  return { title, description, date, body };
}

/** A page with its imported snippets inserted, and their files. */
function fillSnippets(body: string, file: string): { filled: string; snippets: string[] } {
  const imports = body.matchAll(/^import (\w+) from '([^']+\.mdx)';$/gm);
  const fileOf = new Map(
    Array.from(imports, ([, name, source = '']) => [name, path.join(path.dirname(file), source)]),
  );
  const filled = body.replace(/^<(\w+) \/>$/gm, (tag, name) => {
    const snippet = fileOf.get(name);
    return snippet ? readFileSync(snippet, 'utf8') : tag;
  });
  return { filled, snippets: [...fileOf.values()] };
}

function indexedPage(
  source: string,
  link: string,
  lifeOf: PageIndexOptions['lifeOf'],
): IndexedPage {
  const { title, description, date, body } = readPage(source);
  const option = /<OptionFacts option="([^"]+)"/.exec(body)?.[1];
  return {
    title,
    link,
    description,
    marks: { ...(option && marksOf(lifeOf(option))), ...(date && { date }) },
    headings: headingsOf(body)
      .filter(({ level }) => level === 2)
      .map(({ id, text }) => ({ id, text })),
  };
}

function marksOf(life?: Life): Marks {
  if (!life) return {};
  const { since, notIn = '', deprecated, removed } = life;
  const lacking = `${notIn} ${removed?.minors ?? ''}`.split(' ');
  const own = minors.filter((minor) => !lacking.includes(minor));
  return {
    // Most entries exist since the first documented version, which needs no label.
    ...(notIn && { since }),
    ...(own.length < minors.length && { minors: own.join(' ') }),
    ...(deprecated && { deprecated }),
  };
}

/** @returns headings of levels 2 and 3 with an id, outside code */
export function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  for (const line of linesOutsideFences(markdown)) {
    const [, marks = '', text = '', id] = /^(##|###) (.+?) \{#([\w-]+)\}\s*$/.exec(line) ?? [];
    const last = headings.at(-1);
    if (id) headings.push({ id, text: text.replaceAll('`', ''), level: marks.length, lead: '' });
    else if (last && !last.lead && /^[^#<|:>\s-]/.test(line)) last.lead = firstSentence(line);
  }
  return headings;
}

/** First sentence of a Markdown paragraph as plain text. */
function firstSentence(line: string): string {
  const plain = line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
  return (/^.+?(?:[.:](?=\s|$)|[。：])/.exec(plain)?.[0] ?? plain).replace(/[:：.。]$/, '');
}
