import { useI18n } from '@rspress/core/runtime';
import styles from './index.module.css';

/** First stop of the keyboard: leads past the navigation to the page's text. */
export function SkipLink() {
  const t = useI18n();
  return (
    <a className={styles.skip} href="#main">
      {t('layout.skip')}
    </a>
  );
}
