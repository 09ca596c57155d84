import { useI18n } from '@rspress/core/runtime';
import type { OptionFactsData } from '../../../src/facts/shown.ts';
import { FactList } from '../Facts/index.tsx';
import { optionFacts } from '../Facts/models.ts';

/**
 * Facts about an option: type, default by mode, first version, environments, deprecation, history.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function OptionFacts({ data }: { data: OptionFactsData }) {
  return <FactList {...optionFacts(data, useI18n())} />;
}
