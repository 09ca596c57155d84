import { useI18n } from '@rspress/core/runtime';
import type { OptionFactsData } from '../../../src/facts/index.ts';
import { defaultFacts, deprecatedFacts, in2xFact, sourceLine } from '../Facts/describe.ts';
import { FactList } from '../Facts/index.tsx';
import { changedMembers } from '../Facts/objectCode.ts';

/**
 * The facts of an option: type, default by mode, since, environments, deprecated, 2.x.
 *
 * @param data - put in by the build for the option that the page names
 */
export function OptionFacts({ data }: { data: OptionFactsData }) {
  const t = useI18n();
  const changes = data.defaultChanges.map(({ since, from, to }) => {
    const development = changedMembers(from.development, to.development);
    const production = changedMembers(from.production, to.production);
    return {
      text: t('facts.before', { version: since }),
      code: development === production ? development : `${development} / ${production}`,
    };
  });
  return (
    <FactList
      source={sourceLine(data.source, t)}
      aliases={data.aliases}
      facts={[
        { label: t('facts.type'), code: data.type },
        ...(data.required ? [{ label: t('facts.required'), text: t('facts.yes') }] : []),
        ...defaultFacts(data.default, t),
        ...(data.effects.length > 0
          ? [
              {
                label: t('facts.effective'),
                parts: data.effects.map(({ path, development, production }) => ({
                  text: path,
                  code: development === production ? development : `${development} / ${production}`,
                })),
              },
            ]
          : []),
        ...(changes.length > 0 ? [{ label: t('facts.defaultChanged'), parts: changes }] : []),
        { label: t('facts.since'), text: data.since },
        {
          label: t('facts.perEnvironment'),
          text: data.perEnvironment ? t('facts.yes') : t('facts.topLevelOnly'),
        },
        ...deprecatedFacts(data.deprecated, t),
        in2xFact(data.in2x, t),
      ]}
    />
  );
}
