import { useI18n } from '@rspress/core/runtime';
import type { PluginFactsData } from '../../../src/facts/shown.ts';
import { FactList } from '../Facts/index.tsx';
import { pluginFacts } from '../Facts/models.ts';

/**
 * The facts of a plugin package: version to install, what it accepts, its names.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function PluginFacts({ data }: { data: PluginFactsData }) {
  return <FactList {...pluginFacts(data, useI18n())} />;
}
