/**
 * Facts for all versions. At nearly 1 MB, they are only read by the build and by tests: pages
 * contain what they show, and no client script imports this module.
 */
import historyJson from '../data/history.json' with { type: 'json' };
import pluginsJson from '../data/plugins.json' with { type: 'json' };
import { createHistory } from './history.ts';
import type { HistoryFile, PluginsFile } from './index.ts';
import { createPageFacts } from './pageFacts.ts';

/** Content of `src/data/history.json`. */
export const historyData = historyJson as unknown as HistoryFile;

/** Content of `src/data/plugins.json`. */
export const pluginsData = pluginsJson as unknown as PluginsFile;

/** Lookups in the history; unknown names throw an error that lists the closest ones. */
export const historyFacts = createHistory(historyData);
export const pageFacts = createPageFacts(historyData, pluginsData);
