import type { SearchPreset } from './types.ts';

/** FlexSearch's resolution and the shortest token it keeps. */
export const presets: Record<SearchPreset, { resolution: number; minlength: number }> = {
  memory: { resolution: 3, minlength: 4 },
  performance: { resolution: 3, minlength: 3 },
  score: { resolution: 20, minlength: 3 },
};

/** Documents that one index answers with. */
export const indexLimit = 100;

/** Answers that one index remembers. */
export const indexCache = 100;

/** Name of the local index, and of its version. */
export const localIndex = 'default';

/** Pages shown for a query. */
export const shownPages = 7;

/** Weighted width of a snippet; characters above code 255 are three wide. */
export const snippetWidth = 100;

/** Pause in typing after which the search runs, in milliseconds. */
export const debounceMs = 150;

/** Characters that the box takes, as of a pasted screen; what is longer is cut. */
export const longestQuery = 20_000;

/** Separates the lines of a pasted screen, in a box that holds one line. */
export const lineMark = '⏎';
