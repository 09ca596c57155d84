import { useI18n } from '@rspress/core/runtime';
import styles from './index.module.css';

/** First focusable element: a link past the navigation to the content. */
export function SkipLink() {
  const t = useI18n();
  return (
    <a className={styles.skip} href="#main">
      {t('layout.skip')}
    </a>
  );
}
