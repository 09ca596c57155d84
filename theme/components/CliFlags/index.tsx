import '../../../i18n.json?strings=cliFlag';
import '../../../i18n.json?strings=facts';
import { useI18n } from '@rspress/core/runtime';
import type { CliFlagsData } from '../../../src/facts/shown.ts';
import { FactTable } from '../Facts/index.tsx';
import { cliFlags } from './model.ts';

/**
 * Table of every flag of a command.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function CliFlags({ data }: { data: CliFlagsData }) {
  return <FactTable {...cliFlags(data, useI18n())} />;
}
