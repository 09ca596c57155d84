import { useI18n } from '@rspress/core/runtime';
import { Children, type ReactNode } from 'react';
import styles from './index.module.css';

/**
 * Live code: its result, followed by the code. The build creates one for each fence marked
 * `preview`.
 *
 * @param children - the code block, then the component in it
 */
export function Preview({ children }: { children?: ReactNode }) {
  const t = useI18n();
  const [code, demo] = Children.toArray(children);
  return (
    <div className={styles.preview}>
      <section className={styles.live} data-live aria-label={t('preview.label')}>
        <p className={styles.label} aria-hidden="true">
          {t('preview.label')}
        </p>
        <div className={styles.stage}>{demo}</div>
      </section>
      {code}
    </div>
  );
}
