import { useI18n } from '@rspress/core/runtime';
import type { PluginOptionsData } from '../../../src/facts/index.ts';
import { FactTable } from '../Facts/index.tsx';

/**
 * Table of every option of a plugin.
 *
 * @param data - put in by the build for the plugin that the page names
 */
export function PluginOptions({ data }: { data: PluginOptionsData }) {
  const t = useI18n();
  return (
    <FactTable
      aliases={data.aliases}
      head={[t('facts.option'), t('facts.type'), t('facts.default')]}
      rows={data.options.map((option) => [
        { code: option.name },
        { code: option.type },
        option.required ? { text: t('facts.required') } : { code: option.default ?? undefined },
      ])}
    />
  );
}
