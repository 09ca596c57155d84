import type { Language } from '../../src/site.ts';

/** What search engines, feeds and networks get to know about a page. */
export interface EmittedPage {
  /** Path with the prefix of the language, without base: `/zh/config/mode`. */
  routePath: string;
  lang: Language;
  title: string;
  description: string;
  /** Follows the title of a home page. */
  titleSuffix?: string;
  /** Day of publication of a release post: `2024-09-10`. */
  published?: string;
  /** Day of the last change, where the history has it. */
  modified?: string;
  headings?: readonly { id: string; text: string }[];
}

/** A built site and where it will be published. */
export interface BuiltSite {
  pages: readonly EmittedPage[];
  /** Markdown copy of a page, by its file below the pages: `en/config/mode.mdx`. */
  markdownOf: (file: string) => Promise<string>;
  /** Absolute path of the built site. */
  folder: string;
  /** Absolute path of the folder for what is not part of the site: the settings of servers. */
  deploy: string;
  /** Absolute path of the folder that holds one folder of pages a language. */
  docs: string;
  /** Absolute path of a folder for what the next build may use again. */
  cache: string;
  /** Path the site is served from, with slashes at both ends. */
  base: string;
  /** Origin of the site: scheme and host. */
  origin: string;
  /** Origin and base. */
  siteUrl: string;
  /** Absolute paths of the design tokens and of the logo, which pictures show. */
  tokens: string;
  logo: string;
}
