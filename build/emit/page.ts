import type { Language } from '../../src/site.ts';

/** What machines are told about a page. */
export interface MachinePage {
  /** Path with the prefix of the language, without base: `/zh/config/mode`. */
  routePath: string;
  lang: Language;
  title: string;
  description: string;
  /** Stands behind the title of a home page. */
  titleSuffix?: string;
  /** Day of publication of a release post: `2024-09-10`. */
  published?: string;
  /** Day of the last change, where the history tells it. */
  modified?: string;
}
