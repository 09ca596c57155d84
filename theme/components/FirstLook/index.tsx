import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { type Benchmark, shortMetrics, timeLabel } from '../../../src/benchmark.ts';
import styles from './index.module.css';

/**
 * Short proof of the landing page's claim: a configuration, its result, and the times of a
 * production build.
 *
 * @param data - written by `npm run benchmark`
 * @param children - a configuration and its result
 */
export function FirstLook({ data, children }: { data: Benchmark; children: ReactNode }) {
  const t = useI18n();
  const figures = shortMetrics(data.groups.build?.metrics ?? []);
  const title = t('firstLook.figures', { components: String(data.application.components) });
  return (
    <div className={styles.look}>
      {children}
      <p>
        <a href="#benchmarkTitle">{title}</a>
      </p>
      <dl>
        {figures.map(({ desc, time }) => (
          <div key={desc}>
            <dt>{desc}</dt>
            <dd>{timeLabel(time)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
