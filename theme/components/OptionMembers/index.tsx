import { useI18n } from '@rspress/core/runtime';
import type { OptionMembersData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { optionMembers } from '../Facts/models.ts';

/**
 * Table of all members of an object option.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function OptionMembers({ data }: { data: OptionMembersData }) {
  return <FactTable {...optionMembers(data, useI18n())} />;
}
