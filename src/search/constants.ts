import type { SearchPreset } from './types.ts';

/** FlexSearch's resolution, and the minimum length of tokens. */
export const presets: Record<SearchPreset, { resolution: number; minlength: number }> = {
  memory: { resolution: 3, minlength: 4 },
  performance: { resolution: 3, minlength: 3 },
  score: { resolution: 20, minlength: 3 },
};

/** Maximum number of results per index lookup. */
export const indexLimit = 100;

/** Number of lookups that each index caches. */
export const indexCache = 100;

/** Name of the local index, also used as its version. */
export const localIndex = 'default';

/** Maximum number of pages shown for a query. */
export const shownPages = 7;

/** Maximum width of a snippet; characters above code 255 count as three. */
export const snippetWidth = 100;

/** Debounce interval while typing, in milliseconds. */
export const debounceMs = 150;

/** Maximum length of a query, enough for a pasted screen; longer text is truncated. */
export const longestQuery = 20_000;

/** Replaces line breaks of pasted text in the single-line input. */
export const lineMark = '⏎';
