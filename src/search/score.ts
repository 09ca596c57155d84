import { indexLimit } from './constants.ts';
import type { PreparedPage } from './prepare.ts';
import { fieldBits, type Postings } from './tokenIndex.ts';

/** What a word is worth by where it stands: title, option name, heading, text. */
export const fieldWeights = {
  title: 10,
  name: 8,
  members: 4,
  headings: 4,
  description: 6,
  asked: 5,
  lead: 3,
  body: 1.5,
} as const;

/** What a word in a second and third place adds to its best. */
const otherPlaces = 0.35;

/** What one token says about every page and section, by their numbers. */
export interface TokenScores {
  /** How well the page answers it; 0 when it does not have it. */
  pages: Float64Array;
  /** 1 where the title or the name of the page has it. */
  named: Uint8Array;
  /** 1 where the section has it, 2 where its heading does. */
  sections: Uint8Array;
  /** Numbers of the pages and of the sections that are not 0 above, in their order. */
  foundPages: readonly number[];
  foundSections: readonly number[];
  /** Pages that the index answers with: the best ones, up to its limit. */
  best: readonly number[];
}

/** Where a token stands: in titles and what else is said of pages, and in texts. */
export interface TokenPlaces {
  titles: Postings | undefined;
  texts: Postings | undefined;
}

/** What there is to find tokens in. */
export interface Searched {
  pages: readonly PreparedPage[];
  sectionCount: number;
  /** Number of tokens in the texts of each page. */
  lengths: Uint32Array;
}

const nowhere: Postings = { sections: new Uint32Array(), notes: new Uint8Array() };

/** Scores of a token from where it stands. */
export function scoreToken(
  { titles = nowhere, texts = nowhere }: TokenPlaces,
  { pages, sectionCount, lengths }: Searched,
): TokenScores {
  const scores = {
    pages: new Float64Array(pages.length),
    named: new Uint8Array(pages.length),
    sections: new Uint8Array(sectionCount),
  };
  const foundPages: number[] = [];
  const foundSections: number[] = [];
  let number = 0;
  let inTitles = 0;
  let inTexts = 0;
  while (inTitles < titles.sections.length || inTexts < texts.sections.length) {
    const next = Math.min(
      titles.sections[inTitles] ?? sectionCount,
      texts.sections[inTexts] ?? sectionCount,
    );
    while ((pages[number + 1]?.firstSection ?? sectionCount) <= next) number++;
    const page = pages[number];
    if (!page) break;
    const end = pages[number + 1]?.firstSection ?? sectionCount;
    let places = 0;
    for (; (titles.sections[inTitles] ?? sectionCount) < end; inTitles++) {
      const section = titles.sections[inTitles] ?? 0;
      const noted = titles.notes[inTitles] ?? 0;
      places |= noted;
      if (noted & fieldBits.headings) scores.sections[section] = 2;
    }
    let count = 0;
    let isInLead = false;
    for (; (texts.sections[inTexts] ?? sectionCount) < end; inTexts++) {
      const section = texts.sections[inTexts] ?? 0;
      count += texts.notes[inTexts] ?? 0;
      if (section === page.firstSection) isInLead = true;
      scores.sections[section] ||= 1;
    }
    for (let section = page.firstSection; section < end; section++) {
      if (scores.sections[section]) foundSections.push(section);
    }
    const length = lengths[number] ?? 0;
    scores.pages[number] = scorePage(page, { places, isInLead, count, length });
    if (places & (fieldBits.title | fieldBits.name)) scores.named[number] = 1;
    foundPages.push(number);
  }
  const best =
    foundPages.length > indexLimit
      ? [...foundPages]
          .sort((a, b) => (scores.pages[b] ?? 0) - (scores.pages[a] ?? 0))
          .slice(0, indexLimit)
      : foundPages;
  return { ...scores, foundPages, foundSections, best };
}

/** Where on one page a token stands. */
interface Found {
  /** Sum of `fieldBits`. */
  places: number;
  /** Whether the text above the first heading has it. */
  isInLead: boolean;
  /** How often the texts have it, and of how many tokens they are. */
  count: number;
  length: number;
}

/** The best place a token stands in on a page, and a share of the others. */
function scorePage(
  { titleTokens, nameTokens }: PreparedPage,
  { places, isInLead, count, length }: Found,
): number {
  let best = 0;
  let sum = 0;
  const add = (weight: number) => {
    best = Math.max(best, weight);
    sum += weight;
  };
  if (places & fieldBits.title) add(fieldWeights.title * brevity(titleTokens.length));
  if (places & fieldBits.name) add(fieldWeights.name * brevity(nameTokens.length));
  if (places & fieldBits.headings) add(fieldWeights.headings);
  if (places & fieldBits.members) add(fieldWeights.members);
  if (places & fieldBits.description) add(fieldWeights.description);
  if (places & fieldBits.asked) add(fieldWeights.asked);
  if (isInLead) add(fieldWeights.lead);
  if (count > 0) {
    // Of the text, the weight grows with the count, less so in a long one.
    const long = 0.4 + (0.6 * length) / 700;
    add((fieldWeights.body * 2 * count) / (count + 1.2 * long));
  }
  return best + otherPlaces * (sum - best);
}

/** A word in a short title says more about the page than one in a long title. */
function brevity(size: number): number {
  return 0.55 + 0.45 * Math.min(1, 3 / size);
}
