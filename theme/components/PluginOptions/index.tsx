import { useI18n } from '@rspress/core/runtime';
import type { PluginOptionsData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { pluginOptions } from '../Facts/models.ts';

/**
 * Table of every option of a plugin.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function PluginOptions({ data }: { data: PluginOptionsData }) {
  return <FactTable {...pluginOptions(data, useI18n())} />;
}
