import { useI18n } from '@rspress/core/runtime';
import type { ApiMembersData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { apiMembers } from '../Facts/models.ts';

/**
 * Table of all members of a type in the JavaScript API.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function ApiMembers({ data }: { data: ApiMembersData }) {
  return <FactTable {...apiMembers(data, useI18n())} />;
}
