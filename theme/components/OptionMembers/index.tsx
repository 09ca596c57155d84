import { useI18n } from '@rspress/core/runtime';
import type { OptionMembersData } from '../../../src/facts/index.ts';
import { defaultCell, hasStates, stateCell } from '../Facts/describe.ts';
import { FactTable } from '../Facts/index.tsx';

/**
 * Table of all members of an object option.
 *
 * @param data - put in by the build for the option that the page names
 */
export function OptionMembers({ data }: { data: OptionMembersData }) {
  const t = useI18n();
  const withStates = hasStates(data.members);
  return (
    <FactTable
      aliases={data.aliases}
      head={[
        t('facts.member'),
        t('facts.type'),
        t('facts.default'),
        t('facts.since'),
        ...(withStates ? [t('facts.state')] : []),
      ]}
      rows={data.members.map((member) => [
        { code: member.name },
        { code: member.type },
        member.required ? { text: t('facts.required') } : defaultCell(member.default, t),
        { text: member.since },
        ...(withStates ? [stateCell(member.deprecated, member.in2x, t)] : []),
      ])}
    />
  );
}
