import { useI18n } from '@rspress/core/runtime';
import type { OptionMembersData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { optionMembers } from '../Facts/models.ts';

/**
 * Table of all members of an option that is an object.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function OptionMembers({ data }: { data: OptionMembersData }) {
  return <FactTable {...optionMembers(data, useI18n())} />;
}
