import { useI18n } from '@rspress/core/runtime';
import type { ApiMembersData } from '../../../src/facts/index.ts';
import { hasStates, stateCell } from '../Facts/describe.ts';
import { FactTable } from '../Facts/index.tsx';

/**
 * Table of all members of a type of the JavaScript API.
 *
 * @param data - put in by the build for the type that the page names
 */
export function ApiMembers({ data }: { data: ApiMembersData }) {
  const t = useI18n();
  const withStates = hasStates(data.members);
  return (
    <FactTable
      aliases={data.aliases}
      head={[
        t('facts.member'),
        t('facts.type'),
        t('facts.since'),
        ...(withStates ? [t('facts.state')] : []),
      ]}
      rows={data.members.map((member) => [
        { code: member.optional ? `${member.name}?` : member.name },
        { code: member.type },
        { text: member.since },
        ...(withStates ? [stateCell(member.deprecated, member.in2x, t)] : []),
      ])}
    />
  );
}
