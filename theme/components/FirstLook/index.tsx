import '../../../i18n.json?strings=landing';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { type Benchmark, timeLabel } from '../../../src/benchmark.ts';
import styles from './index.module.css';

export interface FirstLookProps {
  /** Figures of which those of a production build are shown. */
  data: Benchmark;
  /** A configuration. */
  children: ReactNode;
}

/** A configuration, what the commands do with it, and how long that takes each tool. */
export function FirstLook({ data, children }: FirstLookProps) {
  const t = useI18n();
  const figures = data.groups.build?.metrics ?? [];
  const title = t('firstLook.figures', { components: String(data.application.components) });
  const effects = (['dev', 'build', 'preview'] as const).map((command) => ({
    command: `rsbuild ${command}`,
    effect: t(`firstLook.${command}`),
  }));
  if (import.meta.env.SSG_MD) {
    const times = figures.map(({ desc, time }) => `${desc} ${timeLabel(time)}`).join(', ');
    return (
      <>
        {children}
        {`\n${effects.map(({ command, effect }) => `- \`${command}\`: ${effect}`).join('\n')}\n\n${title}: ${times}\n`}
      </>
    );
  }
  return (
    <div className={styles.look}>
      {children}
      <dl className={styles.effects}>
        {effects.map(({ command, effect }) => (
          <div key={command}>
            <dt>
              <code>{command}</code>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="#benchmarkTitle">{title}</a>
      </p>
      <dl className={styles.figures}>
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
