import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { historyData, historyFacts } from '../../src/facts/historyData.ts';
import type { Language } from '../../src/site.ts';
import { minors } from '../../src/versions.ts';
import { languagePrefix } from '../emit/urls.ts';
import { mapLinesOutsideFences } from './fences.ts';
import { minorsIn } from './versionRanges.ts';

/** Versions of a page; empty for pages that apply to all. */
export interface PageVersions {
  /** Minor versions that it applies to, separated by spaces; all if absent. */
  minors?: string;
  /** Alternative for other versions, with its page if there is one. */
  instead?: { text: string; link?: string };
  /** Minor versions in which its option is deprecated, separated by spaces. */
  deprecated?: string;
}

/** Fields of the front matter about versions. */
interface FrontMatter {
  title?: unknown;
  /** Version range, for pages that are not about an option. */
  versions?: unknown;
  /** Page for the other versions, without the language: `/config/split-chunks`. */
  replacedBy?: unknown;
}

/**
 * @param frontMatter - of the page
 * @param place - absolute path of the folder with one folder per language; the language
 * @throws {Error} if the range is invalid or contradicts the history of the option, or the other
 *   page does not exist
 */
export function pageVersions(
  frontMatter: FrontMatter,
  place: { docs: string; lang: Language },
): PageVersions {
  const title = String(frontMatter.title);
  const option = Object.hasOwn(historyData.things.options, title) ? title : undefined;
  const { versions, replacedBy } = frontMatter;
  const said = versions === undefined ? [] : minorsIn(String(versions));
  const stateIn = (minor: string) =>
    option ? historyFacts.stateIn('options', option, minor) : undefined;
  const found = option ? minors.filter(stateIn) : said;
  const old = minors.filter((minor) => stateIn(minor)?.deprecated !== undefined);
  const deprecated = old.length > 0 ? { deprecated: old.join(' ') } : {};
  if (versions !== undefined && said.join() !== found.join()) {
    throw new Error(`versions: ${option} is in ${found.join(', ')}`);
  }
  if (found.length === 0 || found.length === minors.length) {
    if (replacedBy !== undefined) throw new Error('replacedBy: the page holds for every version');
    return deprecated;
  }
  const instead =
    replacedBy === undefined
      ? option && counterpart(option, place)
      : linkTo(String(replacedBy), place);
  return { minors: found.join(' '), ...(instead && { instead }), ...deprecated };
}

/** Replacement of an option in the history, or the option that it replaces. */
function counterpart(
  option: string,
  place: { docs: string; lang: Language },
): PageVersions['instead'] {
  const { options } = historyData.things;
  const [older] = Object.entries(options).find(([, thing]) => thing.replacement === option) ?? [];
  const name = historyFacts.thing('options', option).replacement ?? older;
  if (!name) return undefined;
  const slugs = name.split('.').map((part) => part.replace(/[A-Z]/g, '-$&').toLowerCase());
  const page = `/config/${slugs.join('/')}`;
  return existsSync(fileOf(page, place)) ? linkTo(page, place) : { text: name };
}

/** @throws {Error} if there is no such page */
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
 * Inserts a notice below the title if the page does not apply to all versions.
 *
 * @param source - a page
 * @throws {Error} as {@link pageVersions}, with the name of the page
 */
export function noteVersions(
  source: string,
  { page, ...place }: { page: string; docs: string; lang: Language },
): string {
  let found: PageVersions;
  try {
    found = pageVersions(frontMatterOf(source), place);
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}`);
  }
  const { minors, instead } = found;
  if (!minors) return source;
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
