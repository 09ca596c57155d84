import { changeCode } from '../../src/facts/history.ts';
import { historyData, historyFacts, pageFacts } from '../../src/facts/historyData.ts';
import type { ChangeCode, ModeCode } from '../../src/facts/index.ts';
import { minorOf } from '../../src/facts/timeline.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { type Language, languages } from '../../src/site.ts';
import { minors } from '../../src/versions.ts';
import { languagePrefix, urlOf } from './urls.ts';

/**
 * Version of the format of `options.json`. Increased by breaking changes; new fields are not
 * breaking.
 */
const schemaVersion = 2;

/** Replacement; null if there is none. */
interface Replaced {
  replacement: string | null;
}

/**
 * An option in `options.json`, in the newest version that has it; described by
 * `docs/public/options.schema.json`.
 */
interface PublishedOption {
  type: string;
  required: boolean;
  default: ModeCode | null;
  /** Minor version. */
  since: string;
  perEnvironment: boolean;
  deprecated: ({ since: string } & Replaced) | null;
  in2x: { state: 'available' | 'deprecated' | 'removed' } & Replaced;
  /** Option or member that contains this member; null for top-level options. */
  parent: string | null;
  /** Changes by version, oldest first. */
  history: ChangeCode[];
  /** Pages that document it, by language; null if there is none. */
  pages: Record<Language, string> | null;
}

/** The parts of a page needed to find options. */
export interface OptionPage {
  /** Path in the default language: `/config/dev/client`. */
  routePath: string;
  headings: readonly { id: string; text: string }[];
}

/**
 * Location of each option: its page, or the heading with its name.
 *
 * @param pages - pages in the default language
 * @param names - dotted names of all options
 * @returns path with hash, by name
 */
export function optionPlaces(
  pages: readonly OptionPage[],
  names: readonly string[],
): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { routePath, headings } of pages) {
    const [own = '', ...members] = optionNames(routePath, names);
    if (own) places.set(own, routePath);
    for (const name of members) {
      const relative = name.slice(own.length).replace(/^\W+/, '');
      const heading = headings.find(({ text }) => {
        const plain = text.replaceAll('`', '');
        return plain === relative || plain === name;
      });
      places.set(name, heading ? `${routePath}#${heading.id}` : routePath);
    }
  }
  return places;
}

/**
 * Options of the documented tool as data for programs: `options.json`.
 *
 * @param pages - pages in the default language
 * @param siteUrl - URL of the site with its base and a trailing slash
 */
export function optionsEndpoint(pages: readonly OptionPage[], siteUrl: string): object {
  const places = optionPlaces(pages, pageFacts.optionNames);
  const entries = pageFacts.optionNames.map((name) => [name, published(name, places, siteUrl)]);
  return {
    $schema: urlOf(siteUrl, '/options.schema.json'),
    schemaVersion,
    documentation: inEachLanguage('/config/#as-data', siteUrl),
    source: historyData.source,
    read: historyData.date,
    types: newestTypes(),
    options: Object.fromEntries(entries),
  };
}

function published(
  name: string,
  places: ReadonlyMap<string, string>,
  siteUrl: string,
): PublishedOption {
  const { type, required, default: values, perEnvironment, life } = pageFacts.optionFactsData(name);
  const { deprecated, removed } = life;
  const end = removed ?? deprecated;
  const place = places.get(name);
  return {
    type: type[0]?.value ?? '',
    parent: pageFacts.parentOf(name),
    required: required[0]?.value ?? false,
    default: values[0]?.value ?? null,
    since: minorOf(life.since),
    perEnvironment: perEnvironment[0]?.value ?? true,
    deprecated: deprecated
      ? { since: minorOf(deprecated.version), replacement: deprecated.replacement }
      : null,
    in2x: {
      state: removed ? 'removed' : deprecated ? 'deprecated' : 'available',
      replacement: end?.replacement ?? null,
    },
    history: (historyFacts.thing('options', name).changes ?? []).map(changeCode),
    pages: place ? inEachLanguage(place, siteUrl) : null,
  };
}

/** The newest definition of each type. */
function newestTypes(): Record<string, string> {
  const tables = minors.toReversed().map((minor) => historyFacts.allIn('types', minor));
  const entries = Object.entries(
    Object.assign({}, ...tables) as ReturnType<typeof historyFacts.allIn>,
  );
  return Object.fromEntries(entries.map(([name, { definition }]) => [name, `${definition}`]));
}

function inEachLanguage(path: string, siteUrl: string): Record<Language, string> {
  const urls = languages.map((lang) => [lang, urlOf(siteUrl, languagePrefix(lang) + path)]);
  return Object.fromEntries(urls);
}
