import '../../../i18n.json?strings=cliFlag';
import { useI18n } from '@rspress/core/runtime';
import type strings from '../../../i18n.json';
import type { CliFlagsData } from '../../../src/facts/index.ts';
import { FactTable } from '../Facts/index.tsx';
import { longFlagName } from './flagName.ts';

/**
 * Table of every flag of a command. What a flag does is said in the language of the page; the help
 * text of the tool is English only.
 *
 * @param data - put in by the build for the command that the page names
 */
export function CliFlags({ data }: { data: CliFlagsData }) {
  const t = useI18n();
  return (
    <FactTable
      head={[t('facts.flag'), t('facts.description'), t('facts.default'), t('facts.since')]}
      rows={data.flags.map(({ flag, default: value, since }) => [
        { code: flag },
        { text: t(`cliFlag.${longFlagName(flag)}` as keyof typeof strings) },
        { code: value ?? undefined },
        { text: since },
      ])}
    />
  );
}
