/** Data for all facts components, from the history. */
import { apiData } from './apiData.ts';
import type { HistoryFile, PluginsFile } from './index.ts';
import { optionData } from './optionData.ts';
import { pluginData } from './pluginData.ts';
import { createStates } from './states.ts';

/** Lookups for the components of pages. */
export type PageFacts = ReturnType<typeof createPageFacts>;

/**
 * @param history - content of `src/data/history.json`
 * @param plugins - content of `src/data/plugins.json`
 */
export function createPageFacts(history: HistoryFile, plugins: PluginsFile) {
  const states = createStates(history);
  return {
    lifeOf: states.lifeOf,
    ...optionData(states),
    ...apiData(states),
    ...pluginData(plugins),
  };
}
