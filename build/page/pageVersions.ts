import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { historyData, historyFacts } from '../../src/facts/historyData.ts';
import type { Language } from '../../src/site.ts';
import { minors } from '../../src/versions.ts';
import { languagePrefix } from '../emit/addresses.ts';
import { mapLinesOutsideFences } from './fences.ts';
import { minorsIn } from './versions.ts';

/** Which versions a page holds for, of one that does not hold for all. */
export interface PageVersions {
  /** The minor versions, separated by spaces. */
  minors: string;
  /** What does the same in other versions: a page, or what has none. */
  instead?: { text: string; link?: string };
}

/** Of the front matter of a page, what is about versions. */
interface FrontMatter {
  title?: unknown;
  /** Range of versions, where the title is no option whose history tells them. */
  versions?: unknown;
  /** Page for the other versions, without the language: `/config/split-chunks`. */
  replacedBy?: unknown;
}

/**
 * @param frontMatter - of the page
 * @param place - absolute path of the folder with one folder a language; the language
 * @returns undefined for a page that holds for every documented version
 * @throws {Error} when the range is none, differs from the history of the option, or the other page
 *   does not exist
 */
export function pageVersions(
  frontMatter: FrontMatter,
  place: { docs: string; lang: Language },
): PageVersions | undefined {
  const title = String(frontMatter.title);
  const option = Object.hasOwn(historyData.things.options, title) ? title : undefined;
  const { versions, replacedBy } = frontMatter;
  const said = versions === undefined ? [] : minorsIn(String(versions));
  const found = option
    ? minors.filter((minor) => historyFacts.stateIn('options', option, minor))
    : said;
  if (versions !== undefined && said.join() !== found.join()) {
    throw new Error(`versions: ${option} is in ${found.join(', ')}`);
  }
  if (found.length === 0 || found.length === minors.length) {
    if (replacedBy !== undefined) throw new Error('replacedBy: the page holds for every version');
    return undefined;
  }
  const instead =
    replacedBy === undefined
      ? option && replacement(option, place)
      : linkTo(String(replacedBy), place);
  return { minors: found.join(' '), ...(instead && { instead }) };
}

/** What the history names in place of an option. */
function replacement(
  option: string,
  place: { docs: string; lang: Language },
): PageVersions['instead'] {
  const { replacement: name } = historyFacts.thing('options', option);
  if (!name) return undefined;
  const slugs = name.split('.').map((part) => part.replace(/[A-Z]/g, '-$&').toLowerCase());
  const page = `/config/${slugs.join('/')}`;
  return existsSync(fileOf(page, place)) ? linkTo(page, place) : { text: name };
}

/** @throws {Error} when there is no such page */
function linkTo(page: string, place: { docs: string; lang: Language }) {
  const file = fileOf(page, place);
  if (!existsSync(file)) throw new Error(`replacedBy: there is no page ${page}`);
  const { title } = frontMatterOf(readFileSync(file, 'utf8'));
  return { text: String(title), link: languagePrefix(place.lang) + page };
}

const fileOf = (page: string, { docs, lang }: { docs: string; lang: Language }) =>
  path.join(docs, lang, `${page.replace(/\/$/, '/index')}.mdx`);

function frontMatterOf(source: string): FrontMatter {
  return parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '') ?? {};
}

/**
 * Puts below the title of a page which versions it holds for, where it does not for all.
 *
 * @param source - a page
 * @throws {Error} as {@link pageVersions}, with the name of the page
 */
export function noteVersions(
  source: string,
  { page, ...place }: { page: string; docs: string; lang: Language },
): string {
  let found: PageVersions | undefined;
  try {
    found = pageVersions(frontMatterOf(source), place);
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}`);
  }
  if (!found) return source;
  const { minors, instead } = found;
  const attributes = [
    `minors="${minors}"`,
    ...(instead ? [`instead="${instead.text}"`] : []),
    ...(instead?.link ? [`link="${instead.link}"`] : []),
  ];
  let isNoted = false;
  return mapLinesOutsideFences(source, (line) => {
    if (isNoted || !line.startsWith('# ')) return line;
    isNoted = true;
    return `${line}\n\n<PageVersions ${attributes.join(' ')} />`;
  });
}
