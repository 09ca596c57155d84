import '../../../i18n.json?strings=cliFlag';
import '../../../i18n.json?strings=facts';
import { useI18n } from '@rspress/core/runtime';
import type { CliFlagsData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { cliFlags } from './model.ts';

/**
 * Table of all flags of a command.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function CliFlags({ data }: { data: CliFlagsData }) {
  return <FactTable {...cliFlags(data, useI18n())} />;
}
