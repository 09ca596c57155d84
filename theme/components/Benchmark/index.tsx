import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import { useInView, useReducedMotion } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { barShare, type Benchmark as Data, timeLabel } from '../../../src/benchmark.ts';
import { conditionTexts } from '../../../src/measurement.ts';
import { repositoryUrl } from '../../../src/site.ts';
import { growUntilEnded } from './growth.ts';
import styles from './index.module.css';

/**
 * Table of measured times, with bars for each task. The bars are animated once, when they come into
 * view; the page, its Markdown copy and prints have the final values.
 *
 * @param data - written by `npm run benchmark`
 */
export function Benchmark({ data }: { data: Data }) {
  const { groups } = data;
  const t = useI18n();
  const chart = useRef<HTMLDivElement>(null);
  // A small share suffices, as the final values are visible before the animation starts.
  const isSeen = useInView(chart, { once: true, amount: 0.1 });
  const isStill = useReducedMotion();
  useEffect(
    () => (chart.current && isSeen && !isStill ? growUntilEnded(chart.current) : undefined),
    [isSeen, isStill],
  );
  const conditions = t('benchmark.conditions', conditionTexts(data));
  const source = `${repositoryUrl}/tree/main/scripts/benchmark`;

  return (
    <figure className={styles.benchmark}>
      <div ref={chart} className={styles.chart}>
        {Object.entries(groups).map(([key, { label, metrics }]) => (
          <table key={key}>
            <caption>{t(label)}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('benchmark.tool')}</th>
                <td />
                <th scope="col">{t('benchmark.time')}</th>
              </tr>
            </thead>
            <tbody>
              {metrics.map(({ desc, time }, index) => (
                <tr key={desc}>
                  <th scope="row">{desc}</th>
                  <td className={styles.track}>
                    <svg aria-hidden="true">
                      <rect
                        className={styles.bar}
                        data-first={index === 0}
                        data-seconds={time}
                        width={`${100 * barShare(time, groups)}%`}
                        height="100%"
                      />
                    </svg>
                  </td>
                  <td className={styles.time}>
                    <span>{timeLabel(time)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
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
