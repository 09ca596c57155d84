import type { TitleException } from './uniqueTitles.ts';

/** Titles used by several pages of a language, with reasons. */
export const sharedTitles: readonly TitleException[] = [];
