import '../../../i18n.json?strings=advice';
import { useI18n } from '@rspress/core/runtime';
import { type Advice, adviceRows } from '../../../src/advice.ts';
import { conditionTexts } from '../../../src/measurement.ts';
import { repositoryUrl } from '../../../src/site.ts';
import { majors, minorsOf } from '../../../src/versions.ts';
import { FactTable } from '../Facts/index.tsx';
import { For } from '../For/index.tsx';

/**
 * Table of what an advice on build performance saves with the reader's version, as it was measured.
 *
 * @param data - what `npm run benchmark:advice` wrote
 * @param advice - which comparison of it
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
 * When, on what and with which versions the figures were measured, and the script that did it.
 *
 * @param data - what `npm run benchmark:advice` wrote
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
