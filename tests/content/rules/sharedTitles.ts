import type { TitleException } from './uniqueTitles.ts';

/** Titles that several pages of a language share, each with its reason. */
export const sharedTitles: readonly TitleException[] = [];
