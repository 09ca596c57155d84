/** Types shared by the index, the ranking and the dialog. */

/** A heading of a page; `charIndex` is the offset of its section in the content, -1 if unknown. */
export interface SearchHeading {
  id: string;
  text: string;
  depth: number;
  charIndex: number;
  /** Minor versions that the section applies to, separated by spaces; all if absent. */
  minors?: string;
}

/** Alternative to a page in versions that it does not apply to. */
interface Instead {
  text: string;
  /** Path of its page, if it has one. */
  link?: string;
}

/** A message of a tool that a section explains. */
export interface SearchMessage {
  /** Id of the section's heading. */
  heading: string;
  /** The package or plugin that prints it: `rsbuild:config`, `@rspack/core`; empty if unknown. */
  by: string;
  /** Its text, with placeholders in braces. */
  template: string;
  /**
   * Rank among messages printed together, the most specific first. 0 by default, negative if it
   * also names the cause.
   */
  generality?: number;
  /** Regular expression that the text has to match as well. */
  condition?: string;
}

/** One entry of the emitted index file. */
export interface SearchDocument {
  id: number;
  title: string;
  routePath: string;
  /** Origin of a page on another site; empty for pages of this site. */
  domain: string;
  content: string;
  toc: SearchHeading[];
  description?: string;
  /** Dotted names of the options that the page documents, the page's own option first. */
  names?: string[];
  /** Questions that readers ask in words that are not on the page. */
  asked?: string[];
  /** Messages of tools that the page explains. */
  messages?: SearchMessage[];
  /** Sidebar groups that contain the page, outermost first: `['Guide', 'Optimization']`. */
  section?: string[];
  /** Minor versions that the page applies to, separated by spaces; all if absent. */
  minors?: string;
  instead?: Instead;
}

/** Range of a string to highlight. */
export interface Highlight {
  start: number;
  length: number;
}

/** A result for a query: a page, a heading or a passage. */
export interface SearchHit {
  /**
   * `instead` is the alternative for the chosen version if the page does not apply to it; `message`
   * is a section that explains a message in the query.
   */
  type: 'title' | 'header' | 'content' | 'instead' | 'message';
  /** Title of the page. */
  title: string;
  /** Text of the heading that contains the hit; empty before the first heading. */
  header: string;
  /** Path without the base, or URL of a page on another site. */
  link: string;
  /** Whether the heading equals the query, ignoring case and punctuation. */
  isExact: boolean;
  query: string;
  /** Ranges in the title, the heading or the statement, depending on `type`. */
  highlights: Highlight[];
  /** Link of the page; the same for all of its hits. */
  group: string;
  /** Passage of a `content` hit, description of a `title` hit, or origin of a `message`. */
  statement: string;
  statementHighlights: Highlight[];
  /** Minor versions that it applies to, separated by spaces; all if absent. */
  minors?: string | undefined;
}

/** A page with its hits, starting with the page itself. */
export interface PageResult {
  group: string;
  title: string;
  /** Sidebar groups that contain the page, outermost first. */
  section: readonly string[];
  hits: SearchHit[];
}

/** Results from one index. */
export interface IndexResult {
  index: string;
  pages: PageResult[];
}

/** Search settings for `src/site.ts`. */
export type SearchSettings =
  | { mode: 'local'; preset: SearchPreset }
  | {
      mode: 'remote';
      /** URL of the server, which receives `keyword`, `limit`, `searchIndexes` and `lang`. */
      endpoint: string;
      /** Names of the indexes to query; several are shown as tabs. */
      searchIndexes: string[];
    };

export type SearchPreset = 'memory' | 'performance' | 'score';
