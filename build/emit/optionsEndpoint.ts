import { changeCode } from '../../src/facts/history.ts';
import { historyFacts } from '../../src/facts/historyData.ts';
import {
  type ChangeCode,
  factsData,
  type OptionFactsData,
  optionFactsData,
} from '../../src/facts/index.ts';
import { optionNames } from '../../src/search/optionNames.ts';
import { type Language, languages } from '../../src/site.ts';
import { addressOf, languagePrefix } from './addresses.ts';

/**
 * Version of the shape of `options.json`. It rises when a program that reads the file would break;
 * a further field breaks none.
 */
export const schemaVersion = 2;

/** What `options.json` says of an option; `docs/public/options.schema.json` describes it. */
interface PublishedOption
  extends Pick<
    OptionFactsData,
    'type' | 'required' | 'default' | 'since' | 'perEnvironment' | 'deprecated' | 'in2x'
  > {
  /** Option or member that holds this member; null for one at the top of the configuration. */
  parent: string | null;
  /** What changed in which version, oldest first. */
  history: ChangeCode[];
  /** Where it is explained, by language; null where no page does. */
  pages: Record<Language, string> | null;
}

/** A page as far as options are concerned. */
export interface OptionPage {
  /** Path in the default language: `/config/dev/client`. */
  routePath: string;
  headings: readonly { id: string; text: string }[];
}

/**
 * Place of each option in the pages: its page, or the heading that is its name.
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
 * The options of the documented tool as data for programs: `options.json`.
 *
 * @param pages - pages in the default language
 * @param siteUrl - address of the site with its base, with a slash at the end
 */
export function optionsEndpoint(pages: readonly OptionPage[], siteUrl: string): object {
  const { source, date, types, options } = factsData.options;
  const published = Object.entries(options).filter(([, fact]) => !fact.private);
  const places = optionPlaces(
    pages,
    published.map(([name]) => name),
  );
  const entries = published.map(([name, fact]): [string, PublishedOption] => {
    const facts = optionFactsData(name);
    const place = places.get(name);
    return [
      name,
      {
        type: facts.type,
        parent: fact.parent ?? null,
        required: facts.required,
        default: facts.default,
        since: facts.since,
        perEnvironment: facts.perEnvironment,
        deprecated: facts.deprecated,
        in2x: facts.in2x,
        history: (historyFacts.thing('options', name).changes ?? []).map(changeCode),
        pages: place ? inEachLanguage(place, siteUrl) : null,
      },
    ];
  });
  return {
    $schema: addressOf(siteUrl, '/options.schema.json'),
    schemaVersion,
    documentation: inEachLanguage('/config/#as-data', siteUrl),
    source,
    read: date,
    types,
    options: Object.fromEntries(entries),
  };
}

function inEachLanguage(path: string, siteUrl: string): Record<Language, string> {
  const addresses = languages.map((lang) => [
    lang,
    addressOf(siteUrl, languagePrefix(lang) + path),
  ]);
  return Object.fromEntries(addresses);
}
