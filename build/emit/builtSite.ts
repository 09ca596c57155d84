import type { Language } from '../../src/site.ts';

/** Data of a page for search engines, feeds and social networks. */
export interface EmittedPage {
  /** Path with the prefix of the language, without the base: `/zh/config/mode`. */
  routePath: string;
  lang: Language;
  title: string;
  description: string;
  /** Appended to the title of a home page. */
  titleSuffix?: string;
  /** Publication date of a release post: `2024-09-10`. */
  published?: string;
  /** Date of the last change, if the git history has it. */
  modified?: string;
  headings?: readonly { id: string; text: string }[];
}

/** A built site and the URL it will be published at. */
export interface BuiltSite {
  pages: readonly EmittedPage[];
  /** Returns the Markdown copy of a page, by its source file: `en/config/mode.mdx`. */
  markdownOf: (file: string) => Promise<string>;
  /** Absolute path of the built site. */
  folder: string;
  /** Absolute path of the folder for server configuration, which is not part of the site. */
  deploy: string;
  /** Absolute path of the folder with the pages, in one folder per language. */
  docs: string;
  /** Absolute path of a folder that is kept for the next build. */
  cache: string;
  /** Base path of the site, with a leading and a trailing slash. */
  base: string;
  /** Origin of the site: scheme and host. */
  origin: string;
  /** Origin with base. */
  siteUrl: string;
  /** Absolute paths of the design tokens and the logo, for Open Graph images. */
  tokens: string;
  logo: string;
}
