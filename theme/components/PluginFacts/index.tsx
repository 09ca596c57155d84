import { useI18n } from '@rspress/core/runtime';
import type { PluginFactsData } from '../../../src/facts/index.ts';
import { FactList } from '../Facts/index.tsx';

/**
 * The facts of a plugin package: version to install, what it accepts, its names.
 *
 * @param data - put in by the build for the plugin that the page names
 */
export function PluginFacts({ data }: { data: PluginFactsData }) {
  const t = useI18n();
  return (
    <FactList
      facts={[
        {
          label: t('facts.version'),
          parts: [
            { code: `${data.plugin}@${data.installTag}` },
            { text: t('facts.checkedVersion', { version: data.version }) },
          ],
        },
        ...(data.peerRange ? [{ label: t('facts.acceptedCore'), code: data.peerRange }] : []),
        { label: t('facts.factory'), code: data.factory },
        { label: t('facts.pluginName'), code: data.pluginName },
        ...(data.newestFor2x
          ? [{ label: t('facts.newestFor2x'), text: data.newestFor2x }]
          : [{ label: t('facts.newestFor2x'), text: t('facts.none') }]),
      ]}
    />
  );
}
