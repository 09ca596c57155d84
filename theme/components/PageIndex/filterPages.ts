import type { Departure } from '../../../src/facts/shown.ts';

/** What sets an entry apart. */
interface Marks {
  /** First version, where that is not the first documented one. */
  since?: string;
  /** The minor versions that have it, separated by spaces, where those are not all. */
  minors?: string;
  deprecated?: Departure;
  /** Day of publication. */
  date?: string;
}

/** A heading inside a page of the index. */
interface IndexedHeading {
  id: string;
  text: string;
}

/** A page of the index, or a part of one that has its own entry. */
export interface IndexedPage {
  title: string;
  link: string;
  description: string;
  marks: Marks;
  headings: IndexedHeading[];
}

/** Pages that stand together in the sidebar; those above the first group have no name. */
export interface IndexedGroup {
  name: string;
  pages: IndexedPage[];
}

/** A page that answers what was typed. */
export interface Hit {
  page: IndexedPage;
  /** Those of its headings that contain the query. */
  headings: IndexedHeading[];
  /** Words to mark in it: the reader's own, or those of the synonym it answers. */
  terms: string[];
}

/** How well a text answers a word, from best to worst. */
const rank = { word: 1, start: 2, inside: 3, text: 4, rest: 6, none: Number.POSITIVE_INFINITY };

/** What an answer to a synonym is worth less than one to the reader's own words. */
const synonymPenalty = 3;

/** Lower case, with humps, hyphens and other marks between words as spaces. */
export function words(text: string): string {
  return text
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[-._/@`\s]+/g, ' ')
    .trim();
}

/** Both spellings of a name: `fileName` as two words, and as one. */
const spellings = (text: string) => ` ${words(text)} ${words(text.toLowerCase())} `;

/** Chinese has no spaces that say where a word begins. */
const hasStart = (text: string, word: string) =>
  text.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word}`);

function rankOf(word: string, title: string, text: string): number {
  if (title.includes(` ${word} `)) return rank.word;
  if (hasStart(title, word)) return rank.start;
  if (title.includes(word)) return rank.inside;
  if (hasStart(text, word)) return rank.text;
  return text.includes(word) ? rank.rest : rank.none;
}

/**
 * Pages that answer what a reader typed, best first: those with the words in their name, then those
 * where a word of the text begins so, then the rest. Every word must be somewhere. Case does not
 * count, and a hyphen is a space.
 *
 * @param groups - the whole index
 * @param query - as typed
 * @param synonyms - groups of words that mean the same, in lower case
 * @returns one for each page; all pages for an empty query
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
      // The name itself, or its last part, before names that merely contain it.
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
        terms.every((word) => hasStart(spellings(text), word)),
      ),
    }));
}
