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
  /** First sentence of the text below it. */
  lead: string;
}

/** What sets an entry apart. */
interface Marks extends Partial<Pick<Life, 'since' | 'deprecated'>> {
  /** The minor versions that have it, separated by spaces, where those are not all. */
  minors?: string;
  /** Day of publication. */
  date?: string;
}

/** A page, or a part of one, as an overview page lists it. */
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
  /** Every file that was read. */
  files: string[];
}

/** So many pages with the same heading, and it says nothing about any of them. */
const commonFrom = 3;

/** Headings that say nothing where fewer pages have them, too. */
const untelling = new Set(['members', 'common-mistakes', 'in-2x', 'options']);

/** A name of the API: `loadConfig`, `RsbuildConfig`, `context`, but no 'Configuration'. */
const apiName = /^(?:[a-z]\w*|\w*[a-z][A-Z]\w*)$/;

export interface PageIndexOptions {
  /** Absolute path of the folder with one folder a language. */
  docs: string;
  lang: Language;
  /** Folder of the overview page, below the language: `config`. */
  folder: string;
  /** Since when there is an option, and what became of it. */
  lifeOf: (option: string) => Life;
}

/**
 * Pages below the folder of an overview page, grouped and ordered as in the sidebar. Groups without
 * a page are left out.
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
      const pages = entriesOf(below)
        .filter((entry) => entry.type === 'file')
        .map((entry) => pageOf(below, String(entry.name)));
      if (pages.length > 0) groups.push({ name: label, pages });
    } else if (type === 'file' && name !== 'index') {
      loose.push(pageOf(folder, name));
    }
  }
  if (loose.length > 0) groups.unshift({ name: '', pages: loose });
  return { groups: withoutCommonHeadings(groups), files };
}

export interface HeadingIndexOptions {
  docs: string;
  lang: Language;
  /** Paths of the pages below the language, without ending. */
  pages: readonly string[];
  /** The same of an export; nothing for what is none. */
  lifeOf: (name: string) => Life | undefined;
}

/** What pages of the API describe, a group a page: an entry for each heading that names something. */
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
  const isTelling = ({ id }: { id: string }) =>
    !untelling.has(id) && ids.filter((other) => other === id).length < commonFrom;
  return groups.map(({ name, pages }) => ({
    name,
    pages: pages.map((page) => ({ ...page, headings: page.headings.filter(isTelling) })),
  }));
}

function readPage(source: string) {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, description = '', published_at: published } = parse(frontMatter);
  const date = published && String(published).slice(0, 10);
  return { title, description, date, body };
}

/** A page with the content of the snippets that it imports, and the files of these. */
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
    // Most things are as old as the documentation: that is no mark.
    ...(notIn && { since }),
    ...(own.length < minors.length && { minors: own.join(' ') }),
    ...(deprecated && { deprecated }),
  };
}

/** @returns headings of levels 2 and 3 that carry an id, outside code */
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

/** First sentence of running text in Markdown, without marks. */
function firstSentence(line: string): string {
  const plain = line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
  return (/^.+?(?:[.:](?=\s|$)|[。：])/.exec(plain)?.[0] ?? plain).replace(/[:：.。]$/, '');
}
