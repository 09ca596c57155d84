import { posix } from 'node:path';
import { translationOf } from '../lib/docs.ts';
import type { Page } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';
import { bannedWords } from './bannedWords.ts';
import { closedCallouts } from './closedCallouts.ts';
import { componentParity } from './componentParity.ts';
import { fenceParity } from './fenceParity.ts';
import { frontMatter } from './frontMatter.ts';
import { frontMatterParity } from './frontMatterParity.ts';
import { headingIds } from './headingIds.ts';
import { headingParity } from './headingParity.ts';
import { linkLanguage } from './linkLanguage.ts';
import { linkParity } from './linkParity.ts';
import { linkTargets } from './linkTargets.ts';
import { listingTitles } from './listingTitles.ts';
import { optionHistory } from './optionHistory.ts';
import { paragraphParity } from './paragraphParity.ts';
import type { PairRule } from './parity.ts';
import { releaseDate } from './releaseDate.ts';
import { sentenceCase } from './sentenceCase.ts';
import { shapeParity } from './shapeParity.ts';
import { sharedTitles } from './sharedTitles.ts';
import { singleH1 } from './singleH1.ts';
import { syntax } from './syntax.ts';
import { terminology } from './terminology.ts';
import { translation } from './translation.ts';
import { typedDefaults } from './typedDefaults.ts';
import { typography } from './typography.ts';
import { uniqueTitles } from './uniqueTitles.ts';

/** Rules for single pages. */
export const pageRules: Record<string, (page: Page) => Problem[]> = {
  syntax,
  frontMatter,
  releaseDate,
  singleH1,
  sentenceCase,
  linkLanguage,
  bannedWords,
  closedCallouts,
  typedDefaults,
  optionHistory,
  listingTitles,
  typography,
  terminology,
};

/** Rules for a page and its translation. */
export const pairRules: Record<string, PairRule> = {
  frontMatterParity,
  headingParity,
  fenceParity,
  componentParity,
  linkParity,
  shapeParity,
  paragraphParity,
};

/** Rules for all pages together. */
export const setRules: Record<string, (pages: readonly Page[]) => Problem[]> = {
  translation,
  uniqueTitles: (pages) => uniqueTitles(pages, sharedTitles),
  linkTargets: (pages) => linkTargets(pages, (page) => includedIn(page, pages)),
  headingIds: (pages) => pages.flatMap((page) => headingIds(page, includedIn(page, pages))),
};

/** Snippets that a page imports. */
function includedIn(page: Page, pages: readonly Page[]): Page[] {
  return page.imports.flatMap(({ source }) => {
    const file = posix.join(posix.dirname(page.file), source);
    return pages.filter((other) => other.file === file);
  });
}

/** Pairs of a page and its translation, if both can be parsed. */
function pairs(pages: readonly Page[]): [en: Page, zh: Page][] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((en) => {
    const zh = en.lang === 'en' ? byFile.get(translationOf(en.file)) : undefined;
    return zh && !en.errors.length && !zh.errors.length ? [[en, zh] as [Page, Page]] : [];
  });
}

/**
 * Runs all content rules.
 *
 * @param pages All pages, as rules compare them with each other.
 * @param isWanted Whether to run the rules for single pages and pairs on a file.
 * @returns Problems, in no particular order.
 */
export function checkPages(
  pages: readonly Page[],
  isWanted: (file: string) => boolean = () => true,
): Problem[] {
  const wanted = pages.filter(({ file }) => isWanted(file));
  return [
    ...Object.values(pageRules).flatMap((rule) => wanted.flatMap(rule)),
    ...Object.values(pairRules).flatMap((rule) =>
      pairs(wanted).flatMap(([en, zh]) => rule(en, zh)),
    ),
    ...Object.values(setRules).flatMap((rule) => rule(pages)),
  ];
}
