import { useI18n } from '@rspress/core/runtime';
import type { PluginFactsData } from '../../../src/facts/shown.ts';
import { FactList } from '../Facts/index.tsx';
import { pluginFacts } from '../Facts/models.ts';

/**
 * Facts about a plugin package: version to install, peer range, names.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function PluginFacts({ data }: { data: PluginFactsData }) {
  return <FactList {...pluginFacts(data, useI18n())} />;
}
