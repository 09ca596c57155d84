import { useI18n } from '@rspress/core/runtime';
import type { ApiMembersData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { apiMembers } from '../Facts/models.ts';

/**
 * Table of all members of a type of the JavaScript API.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function ApiMembers({ data }: { data: ApiMembersData }) {
  return <FactTable {...apiMembers(data, useI18n())} />;
}
