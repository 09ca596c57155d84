/** Shapes that index, ranking and dialog share. */

/** A heading of a page; `charIndex` is where its text begins in the content, -1 if unknown. */
export interface SearchHeading {
  id: string;
  text: string;
  depth: number;
  charIndex: number;
  /** The minor versions that its section holds for, separated by spaces, if not for all. */
  minors?: string;
}

/** What does the same in versions that a page does not hold for. */
interface Instead {
  text: string;
  /** Path of its page, if it has one. */
  link?: string;
}

/** A message of a tool that a section explains. */
export interface SearchMessage {
  /** Id of the section's heading. */
  heading: string;
  /** Who prints it: `rsbuild:config`, `@rspack/core`; empty if that is not known. */
  by: string;
  /** Its text, with values in braces. */
  template: string;
  /**
   * How little it says of what failed: another message beside it says more. 0 by default, less when
   * it says even why.
   */
  generality?: number;
  /** Regular expression that the text has to match, too. */
  condition?: string;
}

/** One entry of the emitted index file. */
export interface SearchDocument {
  id: number;
  title: string;
  routePath: string;
  /** Origin of a page of another site, empty for our own. */
  domain: string;
  content: string;
  toc: SearchHeading[];
  description?: string;
  /** Dotted names of the options that the page documents, its own first. */
  names?: string[];
  /** How readers ask for the page in words that it does not say. */
  asked?: string[];
  /** Messages of tools that the page explains. */
  messages?: SearchMessage[];
  /** Groups of the sidebar around the page, from the top: `['Guide', 'Optimization']`. */
  section?: string[];
  /** The minor versions that the page holds for, separated by spaces, if not for all. */
  minors?: string;
  instead?: Instead;
}

/** Part of a string to highlight. */
export interface Highlight {
  start: number;
  length: number;
}

/** A place that answers a query: a page, a heading or a passage. */
export interface SearchHit {
  /**
   * `instead` is what to use in the chosen version, which lacks the page; `message` is a section that
   * explains a message in the query.
   */
  type: 'title' | 'header' | 'content' | 'instead' | 'message';
  /** Title of the page. */
  title: string;
  /** Text of the heading that the hit is under; empty above the first. */
  header: string;
  /** Path without the base, or URL of a page of another site. */
  link: string;
  /** Whether the heading is the query, but for case and punctuation. */
  isExact: boolean;
  query: string;
  /** Parts of the title, the heading or the statement, by `type`. */
  highlights: Highlight[];
  /** Link of the page, the same for all hits of one. */
  group: string;
  /** Passage of a `content` hit, what a `title` hit is about, or who prints a `message`. */
  statement: string;
  statementHighlights: Highlight[];
  /** The minor versions that it holds for, separated by spaces, if not for all. */
  minors?: string | undefined;
}

/** A page with its hits, the page itself first. */
export interface PageResult {
  group: string;
  title: string;
  /** Groups of the sidebar around the page, from the top. */
  section: readonly string[];
  hits: SearchHit[];
}

/** What one index answers. */
export interface IndexResult {
  index: string;
  pages: PageResult[];
}

/** Settings of the search that `src/site.ts` may choose. */
export type SearchSettings =
  | { mode: 'local'; preset: SearchPreset }
  | {
      mode: 'remote';
      /** URL that answers `keyword`, `limit`, `searchIndexes` and `lang`. */
      endpoint: string;
      /** Names of the indexes to ask; several are shown as tabs. */
      searchIndexes: string[];
    };

export type SearchPreset = 'memory' | 'performance' | 'score';
