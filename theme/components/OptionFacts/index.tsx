import { useI18n } from '@rspress/core/runtime';
import type { OptionFactsData } from '../../../src/facts/shown.ts';
import { FactList } from '../Facts/index.tsx';
import { optionFacts } from '../Facts/models.ts';

/**
 * The facts of an option: type, default by mode, since, environments, deprecated, 2.x.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function OptionFacts({ data }: { data: OptionFactsData }) {
  return <FactList {...optionFacts(data, useI18n())} />;
}
