/**
 * The facts about all versions. Weighing most of a megabyte, they are read by the build and by tests:
 * what a page shows is put into the page, and no script of a page imports them.
 */
import historyJson from '../data/history.json' with { type: 'json' };
import pluginsJson from '../data/plugins.json' with { type: 'json' };
import { createHistory } from './history.ts';
import type { HistoryFile, PluginsFile } from './index.ts';
import { createPageFacts } from './pageFacts.ts';

/** Contents of `src/data/history.json`. */
export const historyData = historyJson as unknown as HistoryFile;

/** Contents of `src/data/plugins.json`. */
export const pluginsData = pluginsJson as unknown as PluginsFile;

/** Lookups in them; an unknown name throws an error with the closest names. */
export const historyFacts = createHistory(historyData);
export const pageFacts = createPageFacts(historyData, pluginsData);
