import '../../../i18n.json?strings=advice';
import { useI18n } from '@rspress/core/runtime';
import { type Advice, adviceRows } from '../../../src/advice.ts';
import { conditionTexts } from '../../../src/measurement.ts';
import { repositoryUrl } from '../../../src/site.ts';
import { majors, minorsOf } from '../../../src/versions.ts';
import { FactTable } from '../Facts/index.tsx';
import { For } from '../For/index.tsx';

/**
 * Table of measured times for an advice on build performance, for the reader's version.
 *
 * @param data - written by `npm run benchmark:advice`
 * @param advice - which comparison to show
 */
export function AdviceFigures({ data, advice }: { data: Advice; advice: string }) {
  const t = useI18n();
  return majors.map((major) => (
    <For key={major} minors={minorsOf(major)}>
      <FactTable
        head={[t('advice.case'), t('advice.time'), t('advice.range'), t('advice.change')]}
        rows={adviceRows(data, advice, major).map(({ name, time, range, change }) => [
          { text: t(`advice.${name}` as 'advice.build') },
          { text: time },
          { text: range },
          { text: change },
        ])}
      />
    </For>
  ));
}

/**
 * Date, machine, versions and script of the measurements.
 *
 * @param data - written by `npm run benchmark:advice`
 */
export function AdviceConditions({ data }: { data: Advice }) {
  const t = useI18n();
  const source = `${repositoryUrl}/tree/main/scripts/benchmark`;
  return (
    <p>
      {majors.map((major) => (
        <For key={major} minors={minorsOf(major)} inline>
          {t('advice.conditions', {
            ...conditionTexts(data),
            ...data.majors[major]?.versions,
          })}{' '}
        </For>
      ))}
      <a href={source} target="_blank" rel="noopener">
        {t('benchmark.script')}
      </a>
    </p>
  );
}
