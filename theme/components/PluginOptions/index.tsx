import { useI18n } from '@rspress/core/runtime';
import type { PluginOptionsData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { pluginOptions } from '../Facts/models.ts';

/**
 * Table of all options of a plugin.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function PluginOptions({ data }: { data: PluginOptionsData }) {
  return <FactTable {...pluginOptions(data, useI18n())} />;
}
