import { lowerCase, tokenize } from './text.ts';
import type { SearchDocument, SearchHeading } from './types.ts';
import { meaningfulPieces, plainText, requiredTokens } from './words.ts';

/** Text of one section; the first section of a page has no heading. */
interface Section {
  heading: SearchHeading | null;
  text: string;
}

/** A document prepared for ranking; the indexes have the positions of its tokens. */
export interface PreparedPage {
  document: SearchDocument;
  /** Distinct tokens of the title and of the name. */
  titleTokens: readonly string[];
  nameTokens: readonly string[];
  /** Tokens of the last path segment: `dist-path` consists of dist and path. */
  slug: readonly string[];
  /** Number of the first section, counted over all pages. */
  firstSection: number;
  sections: readonly Section[];
  /** In lower case, for matching the whole query as a phrase. */
  lowerTitle: string;
  lowerContent: string;
  /** As by `plainText`; headings in the order of `sections`, empty for the first one. */
  plainTitle: string;
  plainHeadings: readonly string[];
  /** Command-line flags in its tables. */
  flags: ReadonlySet<string>;
  /** Whether it explains terms. */
  explains: boolean;
  /** Whether it is about solving problems. */
  solves: boolean;
  /** 1, or less for pages that readers rarely look for. */
  prior: number;
}

/**
 * Release posts mention every change, and pages on messages most things that can fail; guides and
 * options are preferred. Messages in a query are recognized separately.
 */
const priors: [pattern: RegExp, prior: number][] = [
  [/^(?:\/zh)?\/community\/releases\/./, 0.35],
  [/^(?:\/zh)?\/(?:config\/|plugins\/list\/|community\/(?:releases\/)?)$/, 0.7],
  [/^(?:\/zh)?\/guide\/(?:start\/(?:glossary|features)|migration\/rsbuild-0-x)$/, 0.75],
  [/^(?:\/zh)?\/guide\/faq\/errors\//, 0.6],
  [/^(?:\/zh)?\/guide\/migration\//, 0.85],
  // Pages on features with a successor.
  [/^(?:\/zh)?\/(?:guide\/basic\/tailwindcss-v3|config\/performance\/chunk-split)$/, 0.85],
];

/** Flag at the beginning of a row, with or without its short form: `-m, --mode <mode>`. */
const flagOfRow = /^(?:-\w, ?)?(--[a-z][\w-]*)(?=[ \t,]|$)/gm;

/** Headings with fewer tokens, such as 'Usage', are not questions. */
const questionTokens = 3;

/**
 * Prepares a document of the index file for ranking.
 *
 * @param firstSection - number of its first section
 */
export function prepare(document: SearchDocument, firstSection: number): PreparedPage {
  const { title, content, routePath, names = [] } = document;
  const path = routePath.split('/').filter(Boolean);
  const sections = sectionsOf(document);
  const headings = sections.map(({ heading }) => heading?.text ?? '');
  return {
    document,
    titleTokens: distinct(tokenize(title)),
    // The page's own option name and the end of its path.
    nameTokens: distinct(tokenize(`${names[0] ?? ''} ${path.slice(-2).join(' ')}`)),
    slug: distinct((path.at(-1) ?? '').split('-').flatMap(tokenize)),
    firstSection,
    sections,
    lowerTitle: lowerCase(title),
    lowerContent: lowerCase(content),
    plainTitle: plainText(title),
    plainHeadings: headings.map(plainText),
    flags: new Set(Array.from(content.matchAll(flagOfRow), ([, flag = '']) => flag)),
    explains: /^(?:\/zh)?\/guide\/start\/(?:glossary)?$/.test(routePath),
    solves: /^(?:\/zh)?\/guide\/faq\/\w+$/.test(routePath),
    prior: priors.find(([pattern]) => pattern.test(routePath))?.[1] ?? 1,
  };
}

/**
 * @returns tokens of the questions that the page answers: those written for it, and its longer
 *   headings
 */
export function questionsOf({ document, sections }: PreparedPage): string[][] {
  const headings = sections.map(({ heading }) => tokensOf(heading?.text ?? ''));
  return [
    ...(document.asked ?? []).map(tokensOf),
    ...headings.filter(({ length }) => length >= questionTokens),
  ];
}

const distinct = (tokens: readonly string[]): string[] => [...new Set(tokens)];

const tokensOf = (text: string) => distinct(meaningfulPieces(text).flatMap(requiredTokens));

/** Splits the content at its headings. */
function sectionsOf({ content, toc }: Pick<SearchDocument, 'content' | 'toc'>): Section[] {
  const known = toc.filter((heading) => heading.charIndex >= 0);
  const lost = toc.filter((heading) => heading.charIndex < 0);
  const cuts = known.map((heading, index) => {
    const end = known[index + 1]?.charIndex ?? content.length;
    const text = content.slice(heading.charIndex, end);
    const line = text.indexOf('\n');
    return { heading, text: line === -1 ? '' : text.slice(line) };
  });
  return [
    { heading: null, text: content.slice(0, known[0]?.charIndex ?? content.length) },
    ...cuts,
    ...lost.map((heading) => ({ heading, text: '' })),
  ];
}
