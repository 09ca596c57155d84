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
  /** Pages that the index answers with: the best ones, up to its limit. */
  best: readonly number[];
}

/** Scores of a token from where it stands. */
export function scoreToken(
  { sections, fields, counts }: Postings,
  pages: readonly PreparedPage[],
  sectionCount: number,
): TokenScores {
  const scores: TokenScores = {
    pages: new Float64Array(pages.length),
    named: new Uint8Array(pages.length),
    sections: new Uint8Array(sectionCount),
    best: [],
  };
  const found: number[] = [];
  let number = 0;
  for (let entry = 0; entry < sections.length; ) {
    while ((pages[number + 1]?.firstSection ?? sectionCount) <= (sections[entry] ?? 0)) number++;
    const page = pages[number];
    const end = pages[number + 1]?.firstSection ?? sectionCount;
    if (!page) break;
    let places = 0;
    let count = 0;
    let isInLead = false;
    for (; entry < sections.length && (sections[entry] ?? 0) < end; entry++) {
      const section = sections[entry] ?? 0;
      const inText = counts[entry] ?? 0;
      const field = fields[entry] ?? 0;
      places |= field;
      count += inText;
      if (inText > 0 && section === page.firstSection) isInLead = true;
      if (field & fieldBits.headings) scores.sections[section] = 2;
      else if (inText > 0) scores.sections[section] = 1;
    }
    scores.pages[number] = scorePage(page, places, isInLead, count);
    if (places & (fieldBits.title | fieldBits.name)) scores.named[number] = 1;
    found.push(number);
  }
  if (found.length > indexLimit) {
    found.sort((a, b) => (scores.pages[b] ?? 0) - (scores.pages[a] ?? 0));
    found.length = indexLimit;
  }
  return { ...scores, best: found };
}

/** The best place a token stands in on a page, and a share of the others. */
function scorePage(page: PreparedPage, places: number, isInLead: boolean, count: number): number {
  let best = 0;
  let sum = 0;
  const add = (weight: number) => {
    best = Math.max(best, weight);
    sum += weight;
  };
  if (places & fieldBits.title) add(fieldWeights.title * brevity(page.titleSize));
  if (places & fieldBits.name) add(fieldWeights.name * brevity(page.nameSize));
  if (places & fieldBits.headings) add(fieldWeights.headings);
  if (places & fieldBits.members) add(fieldWeights.members);
  if (places & fieldBits.description) add(fieldWeights.description);
  if (places & fieldBits.asked) add(fieldWeights.asked);
  if (isInLead) add(fieldWeights.lead);
  if (count > 0) {
    // Of the text, the weight grows with the count, less so in a long one.
    const long = 0.4 + (0.6 * page.length) / 700;
    add((fieldWeights.body * 2 * count) / (count + 1.2 * long));
  }
  return best + otherPlaces * (sum - best);
}

/** A word in a short title says more about the page than one in a long title. */
function brevity(size: number): number {
  return 0.55 + 0.45 * Math.min(1, 3 / size);
}
