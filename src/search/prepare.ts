import { lowerCase, normalise, tokenize } from './text.ts';
import type { SearchDocument, SearchHeading } from './types.ts';
import { meaningfulPieces, plainText, requiredTokens } from './words.ts';

/** The text under one heading; the first section of a page has none. */
interface Section {
  heading: SearchHeading | null;
  text: string;
}

/** A document as the ranking reads it; where its words stand is in the indexes. */
export interface PreparedPage {
  document: SearchDocument;
  /** Different tokens of the title, and of the name. */
  titleTokens: readonly string[];
  nameTokens: readonly string[];
  /** Words of the last part of the path: `dist-path` has dist and path. */
  slug: readonly string[];
  /** Number of the first section among those of all pages. */
  firstSection: number;
  sections: readonly Section[];
  /** In lower case, for finding the query word for word. */
  lowerTitle: string;
  lowerHeadings: string;
  lowerContent: string;
  /** As `plainText` has them; headings in the order of `sections`, empty for the first. */
  plainTitle: string;
  plainHeadings: readonly string[];
  /** Of each longer heading, what a message must say to be it: its parts around each '…'. */
  messages: readonly (readonly string[])[];
  /** Command-line flags that its tables list. */
  flags: ReadonlySet<string>;
  /** Whether it says what things are. */
  explains: boolean;
  /** Whether it says nothing else. */
  isGlossary: boolean;
  /** Whether it is about problems and how they are solved. */
  solves: boolean;
  /** 1, or less for pages that readers seldom look for. */
  prior: number;
}

/**
 * Release posts name everything that ever changed, and pages of messages much that fails; guides and
 * options come before them. A message itself is recognised.
 */
const priors: [pattern: RegExp, prior: number][] = [
  [/^(?:\/zh)?\/community\/releases\/./, 0.35],
  [/^(?:\/zh)?\/shared\//, 0.3],
  [/^(?:\/zh)?\/(?:config\/|plugins\/list\/|community\/(?:releases\/)?)$/, 0.7],
  [/^(?:\/zh)?\/guide\/(?:start\/(?:glossary|features)|migration\/rsbuild-0-x)$/, 0.75],
  [/^(?:\/zh)?\/guide\/faq\/errors\//, 0.6],
  [/^(?:\/zh)?\/guide\/migration\//, 0.85],
  // What has a successor, which says so.
  [/^(?:\/zh)?\/(?:guide\/basic\/tailwindcss-v3|config\/performance\/chunk-split)$/, 0.85],
];

/** A heading with less characters is a word that any message may have. */
const shortestMessage = 16;

/** At the beginning of a row, behind its short form: `-m, --mode <mode>`. */
const flagOfRow = /^(?:-\w, ?)?(--[a-z][\w-]*)(?=[ \t,]|$)/gm;

/** A heading with less tokens, such as 'Usage', is no question. */
const questionTokens = 3;

/**
 * Prepares a document of the index file for ranking.
 *
 * @param firstSection - number that its first section gets
 */
export function prepare(document: SearchDocument, firstSection: number): PreparedPage {
  const { title, content, routePath, names = [] } = document;
  const path = routePath.split('/').filter(Boolean);
  const sections = sectionsOf(document);
  const headings = sections.map(({ heading }) => heading?.text ?? '');
  return {
    document,
    titleTokens: distinct(tokenize(title)),
    // The page's own option name, and the end of its path.
    nameTokens: distinct(tokenize(`${names[0] ?? ''} ${path.slice(-2).join(' ')}`)),
    slug: distinct((path.at(-1) ?? '').split('-').flatMap(tokenize)),
    firstSection,
    sections,
    lowerTitle: lowerCase(title),
    lowerHeadings: lowerCase(headings.join('\n')),
    lowerContent: lowerCase(content),
    plainTitle: plainText(title),
    plainHeadings: headings.map(plainText),
    messages: headings
      .filter(({ length }) => length >= shortestMessage)
      .map((heading) => heading.split('…').map(normalise).filter(Boolean)),
    flags: new Set(Array.from(content.matchAll(flagOfRow), ([, flag = '']) => flag)),
    explains: /^(?:\/zh)?\/guide\/start\/(?:glossary)?$/.test(routePath),
    isGlossary: /^(?:\/zh)?\/guide\/start\/glossary$/.test(routePath),
    solves: /^(?:\/zh)?\/guide\/faq\/\w+$/.test(routePath),
    prior: priors.find(([pattern]) => pattern.test(routePath))?.[1] ?? 1,
  };
}

/** @returns tokens of each way to ask for the page: those written down, and its longer headings */
export function questionsOf({ document, sections }: PreparedPage): string[][] {
  const headings = sections.map(({ heading }) => tokensOf(heading?.text ?? ''));
  return [
    ...(document.asked ?? []).map(tokensOf),
    ...headings.filter(({ length }) => length >= questionTokens),
  ];
}

const distinct = (tokens: readonly string[]): string[] => [...new Set(tokens)];

const tokensOf = (text: string) => distinct(meaningfulPieces(text).flatMap(requiredTokens));

/** Cuts the content where the headings stand. */
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
