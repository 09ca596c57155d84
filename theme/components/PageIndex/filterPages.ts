import type { Departure } from '../../../src/facts/shown.ts';

/** Labels of an entry. */
interface Marks {
  /** First version, if it is not the first documented one. */
  since?: string;
  /** Minor versions that have it, separated by spaces; absent for all. */
  minors?: string;
  deprecated?: Departure;
  /** Publication date. */
  date?: string;
}

/** A heading on a page of the index. */
interface IndexedHeading {
  id: string;
  text: string;
}

/** A page in the index, or a part of a page with its own entry. */
export interface IndexedPage {
  title: string;
  link: string;
  description: string;
  marks: Marks;
  headings: IndexedHeading[];
}

/** Pages of one sidebar group; pages before the first group have no group name. */
export interface IndexedGroup {
  name: string;
  pages: IndexedPage[];
}

/** A page that matches the filter. */
export interface Hit {
  page: IndexedPage;
  /** Its headings that match. */
  headings: IndexedHeading[];
  /** Terms to highlight: the words that were typed, or synonyms that matched. */
  terms: string[];
}

/** Rank of a match, best first. */
const rank = { word: 1, start: 2, inside: 3, text: 4, rest: 6, none: Number.POSITIVE_INFINITY };

/** Added to the rank of a match by synonym. */
const synonymPenalty = 3;

/** Lower case, with separators and camel case boundaries as spaces. */
export function words(text: string): string {
  return text
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[-._/@`\s]+/g, ' ')
    .trim();
}

/** Both spellings of a name: `fileName` as two words and as one. */
const spellings = (text: string) => ` ${words(text)} ${words(text.toLowerCase())} `;

/** In Chinese, spaces do not mark the beginning of a word. */
const startsWord = (text: string, word: string) =>
  text.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word}`);

function rankOf(word: string, title: string, text: string): number {
  if (title.includes(` ${word} `)) return rank.word;
  if (startsWord(title, word)) return rank.start;
  if (title.includes(word)) return rank.inside;
  if (startsWord(text, word)) return rank.text;
  return text.includes(word) ? rank.rest : rank.none;
}

/**
 * Pages that match a filter, best first: matches in the name, then matches at the beginning of a
 * word in the text, then others. All words must match. Case is ignored, and hyphens are equal to
 * spaces.
 *
 * @param groups - the whole index
 * @param query - as typed
 * @param synonyms - groups of synonyms, in lower case
 * @returns one hit per page; all pages for an empty query
 */
export function filterPages(
  groups: readonly IndexedGroup[],
  query: string,
  synonyms: readonly (readonly string[])[] = [],
): Hit[] {
  const phrase = words(query);
  const others = synonyms.filter((group) => group.includes(phrase)).flat();
  const alternatives = [...new Set([phrase, words(query.toLowerCase()), ...others.map(words)])];
  const answers = alternatives.map((text) => ({
    wanted: text.split(' '),
    penalty: text.replaceAll(' ', '') === phrase.replaceAll(' ', '') ? 0 : synonymPenalty,
  }));

  const scored = groups.flatMap(({ name, pages }) =>
    pages.map((page) => {
      const title = spellings(page.title);
      const text = spellings(
        [name, page.description, ...page.headings.map((heading) => heading.text)].join(' '),
      );
      // The name itself or its last part ranks before names that contain it.
      const isName = [page.title, page.title.split(/[./]/).at(-1) ?? ''].some(
        (own) => words(own) === phrase,
      );
      const [best] = answers
        .map(({ wanted, penalty }) => {
          const ranks = wanted.map((word) => rankOf(word, title, text));
          return { wanted, score: penalty + ranks.reduce((sum, one) => sum + one) / ranks.length };
        })
        .sort((one, other) => one.score - other.score);
      const { wanted = [], score = rank.none } = best ?? {};
      return { page, terms: wanted, score: score - (isName ? 1 : 0) };
    }),
  );
  return scored
    .filter(({ score }) => score < rank.none)
    .sort((one, other) => one.score - other.score)
    .map(({ page, terms }) => ({
      page,
      terms,
      headings: page.headings.filter(({ text }) =>
        terms.every((word) => startsWord(spellings(text), word)),
      ),
    }));
}
