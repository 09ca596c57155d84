import { stopWords } from './synonyms.ts';
import { lowerCase, tokenize } from './text.ts';
import type { SearchDocument, SearchHeading } from './types.ts';

/** How often each token stands in a text. */
export type Counts = ReadonlyMap<string, number>;

/** The text under one heading; the first section of a page has none. */
export interface Section {
  heading: SearchHeading | null;
  headingTokens: ReadonlySet<string>;
  text: string;
  tokens: ReadonlySet<string>;
}

/** A document as the ranking reads it. */
export interface PreparedDocument {
  document: SearchDocument;
  title: ReadonlySet<string>;
  /** The page's own option name and the last part of its address. */
  name: ReadonlySet<string>;
  /** Words of the last part of the address: `dist-path` has dist and path. */
  slug: readonly string[];
  /** Names of members. */
  members: ReadonlySet<string>;
  description: ReadonlySet<string>;
  /** Words of the ways to ask for the page. */
  asked: ReadonlySet<string>;
  /** Words of each of them. */
  questions: readonly ReadonlySet<string>[];
  /** What stands before the first heading. */
  lead: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  body: Counts;
  bodyLength: number;
  sections: Section[];
  lowerTitle: string;
  lowerHeadings: string;
  lowerContent: string;
  /** Whether it says what things are. */
  explains: boolean;
  /** 1, or less for pages that readers seldom look for. */
  prior: number;
}

/** Release posts name everything that ever changed; guides and options come before them. */
const priors: [pattern: RegExp, prior: number][] = [
  [/^(?:\/zh)?\/community\/releases\/./, 0.35],
  [/^(?:\/zh)?\/shared\//, 0.3],
  [/^(?:\/zh)?\/(?:config\/|plugins\/list\/|community\/(?:releases\/)?)$/, 0.7],
  [/^(?:\/zh)?\/guide\/(?:start\/(?:glossary|features)|migration\/rsbuild-0-x)$/, 0.75],
  [/^(?:\/zh)?\/guide\/migration\//, 0.85],
];

const noTokens: ReadonlySet<string> = new Set();

/** Readies a document of the index file for ranking. */
export function prepare(document: SearchDocument): PreparedDocument {
  const { title, content, toc, routePath, description = '', names = [], asked = [] } = document;
  const questions = asked.map(
    (question) => new Set(tokenize(question).filter((token) => !stopWords.has(token))),
  );
  const body = new Map<string, number>();
  let bodyLength = 0;
  const sections = sectionsOf(document).map(({ heading, text }): Section => {
    const tokens = tokenize(text);
    bodyLength += tokens.length;
    for (const token of tokens) body.set(token, (body.get(token) ?? 0) + 1);
    let set: ReadonlySet<string> | undefined;
    return {
      heading,
      headingTokens: new Set(tokenize(heading?.text ?? '')),
      text,
      // Most are never asked for.
      get tokens() {
        set ??= new Set(tokens);
        return set;
      },
    };
  });
  const path = routePath.split('/').filter(Boolean);
  const slug = path.slice(-2).join(' ');
  return {
    document,
    title: new Set(tokenize(title)),
    name: new Set(tokenize(`${names[0] ?? ''} ${slug}`)),
    slug: [...new Set((path.at(-1) ?? '').split('-').flatMap(tokenize))],
    members: new Set(tokenize(names.slice(1).join(' '))),
    description: new Set(tokenize(description)),
    asked: new Set(questions.flatMap((words) => [...words])),
    questions,
    get lead() {
      return sections[0]?.tokens ?? noTokens;
    },
    headings: new Set(sections.flatMap((section) => [...section.headingTokens])),
    body,
    bodyLength,
    sections,
    lowerTitle: lowerCase(title),
    lowerHeadings: lowerCase(toc.map((heading) => heading.text).join('\n')),
    lowerContent: lowerCase(content),
    explains: /^(?:\/zh)?\/guide\/start\/(?:glossary)?$/.test(routePath),
    prior: priors.find(([pattern]) => pattern.test(routePath))?.[1] ?? 1,
  };
}

/** Cuts the content where the headings stand. */
export function sectionsOf({
  content,
  toc,
}: Pick<SearchDocument, 'content' | 'toc'>): { heading: SearchHeading | null; text: string }[] {
  const known = toc.filter((heading) => heading.charIndex >= 0);
  const lost = toc.filter((heading) => heading.charIndex < 0);
  const cuts = known.map((heading, index) => {
    const end = known[index + 1]?.charIndex ?? content.length;
    const text = content.slice(heading.charIndex, end);
    return {
      heading,
      text: text.slice(text.indexOf('\n') === -1 ? text.length : text.indexOf('\n')),
    };
  });
  return [
    { heading: null, text: content.slice(0, known[0]?.charIndex ?? content.length) },
    ...cuts,
    ...lost.map((heading) => ({ heading, text: '' })),
  ];
}
