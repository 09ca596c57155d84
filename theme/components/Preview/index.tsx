import { useI18n } from '@rspress/core/runtime';
import { Children, type ReactNode } from 'react';
import styles from './index.module.css';

/**
 * Code that runs in the page: what it shows, then the code itself. The build makes one of each fence
 * marked `preview`.
 *
 * @param children - the code block, then the component that it holds
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
