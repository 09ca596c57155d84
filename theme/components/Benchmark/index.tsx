import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import { useRef } from 'react';
import { barShare, type Benchmark as Data, timeAt, timeLabel } from '../../../src/benchmark.ts';
import { conditionTexts } from '../../../src/measurement.ts';
import { repositoryUrl } from '../../../src/site.ts';
import { markdownTable } from '../Facts/markdown.ts';
import styles from './index.module.css';
import { useElapsed } from './useElapsed.ts';

/**
 * The measured build times as bars that grow once, when they come into view (spec 2.4, 4). What the
 * bars show stands in a table for screen readers and for the Markdown copy.
 *
 * @param data - what `npm run benchmark` wrote
 */
export function Benchmark({ data }: { data: Data }) {
  const { groups } = data;
  const times = Object.values(groups).flatMap(({ metrics }) => metrics.map(({ time }) => time));
  const longestMs = 1000 * Math.max(...times);
  const t = useI18n();
  const chart = useRef<HTMLDivElement>(null);
  const elapsed = useElapsed(chart, longestMs) ?? longestMs;
  const conditions = t('benchmark.conditions', conditionTexts(data));
  const source = `${repositoryUrl}/tree/main/scripts/benchmark`;

  if (import.meta.env.SSG_MD) {
    const rows = Object.values(groups).flatMap(({ label, metrics }) =>
      metrics.map(({ desc, time }) => [t(label), desc, timeLabel(time)]),
    );
    return `${markdownTable([t('benchmark.work'), t('benchmark.tool'), t('benchmark.time')], rows)}\n${conditions} [${t('benchmark.script')}](${source})\n`;
  }

  return (
    <figure className={styles.benchmark}>
      <div ref={chart} aria-hidden="true" className={styles.chart}>
        {Object.entries(groups).map(([key, { label, metrics }]) => (
          <div key={key} className={styles.group}>
            <p>{t(label)}</p>
            {metrics.map(({ desc, time }, index) => {
              const shown = timeAt(elapsed, time);
              return (
                <div key={desc} className={styles.metric}>
                  <span className={styles.desc}>{desc}</span>
                  <svg className={styles.track} aria-hidden="true">
                    <rect
                      className={styles.bar}
                      data-first={index === 0}
                      width={`${100 * barShare(shown, groups)}%`}
                      height="100%"
                    />
                  </svg>
                  <span className={styles.time}>{timeLabel(shown)}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{t('benchmarkTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('benchmark.work')}</th>
              <th scope="col">{t('benchmark.tool')}</th>
              <th scope="col">{t('benchmark.time')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(groups).flatMap(({ label, metrics }) =>
              metrics.map(({ desc, time }) => (
                <tr key={label + desc}>
                  <td>{t(label)}</td>
                  <td>{desc}</td>
                  <td>{timeLabel(time)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <figcaption>
        {conditions}{' '}
        <a href={source} target="_blank" rel="noopener">
          {t('benchmark.script')}
        </a>
      </figcaption>
    </figure>
  );
}
