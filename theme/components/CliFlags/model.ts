import type strings from '../../../i18n.json';
import type { CliFlagsData } from '../../../src/facts/shown.ts';
import { lifeCell, type Translate, variedCell } from '../Facts/describe.ts';
import type { FactTableModel } from '../Facts/models.ts';
import { longFlagName } from './flagName.ts';

/**
 * All flags of a command. Descriptions are ours, in the language of the page, as the tool's help
 * text is in English only.
 */
export function cliFlags(data: CliFlagsData, t: Translate): FactTableModel {
  return {
    head: [t('facts.flag'), t('facts.description'), t('facts.default'), t('facts.since')],
    rows: data.flags.map(({ flag, default: value, life }) => [
      variedCell(flag, (code) => ({ code })),
      {
        text: t(`cliFlag.${longFlagName(flag[0]?.value ?? '')}` as keyof typeof strings),
      },
      variedCell(value, (code) => (code === null ? {} : { code })),
      lifeCell(life, t),
    ]),
  };
}
