import type strings from '../../../i18n.json';
import type { CliFlagsData } from '../../../src/facts/index.ts';
import type { Translate } from '../Facts/describe.ts';
import type { FactTableModel } from '../Facts/models.ts';
import { longFlagName } from './flagName.ts';

/**
 * Every flag of a command. What a flag does is said in the language of the page; the help text of the
 * tool is English only.
 */
export function cliFlags(data: CliFlagsData, t: Translate): FactTableModel {
  return {
    head: [t('facts.flag'), t('facts.description'), t('facts.default'), t('facts.since')],
    rows: data.flags.map(({ flag, default: value, since }) => [
      { code: flag },
      { text: t(`cliFlag.${longFlagName(flag)}` as keyof typeof strings) },
      { code: value ?? undefined },
      { text: since },
    ]),
  };
}
