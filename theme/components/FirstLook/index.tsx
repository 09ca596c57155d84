import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { type Benchmark, glanced, timeLabel } from '../../../src/benchmark.ts';
import styles from './index.module.css';

/**
 * What shows at a glance that the claim of the landing page is true, with the times of a production
 * build below.
 *
 * @param data - what `npm run benchmark` wrote
 * @param children - a configuration and what it does
 */
export function FirstLook({ data, children }: { data: Benchmark; children: ReactNode }) {
  const t = useI18n();
  const figures = glanced(data.groups.build?.metrics ?? []);
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
