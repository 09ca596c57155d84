/**
 * The history of the facts. It is apart from the facts themselves, as it weighs more than they do:
 * what a page shows of it is put into the page at build, and no script of a page imports it.
 */
import historyJson from '../data/history.json' with { type: 'json' };
import { createHistory } from './history.ts';
import type { HistoryFile } from './index.ts';

/** Contents of `src/data/history.json`. */
export const historyData = historyJson as unknown as HistoryFile;

/** Lookups in it; an unknown name throws an error with the closest names. */
export const historyFacts = createHistory(historyData);
