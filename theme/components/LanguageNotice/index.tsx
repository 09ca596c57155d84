import { useI18n } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { redirectedFromKey } from '../../../src/inline/languageRedirect.ts';
import { samePathOnOrigin } from '../../navigation/url.ts';
import styles from './index.module.css';

/**
 * Notice after a redirect to the browser's language, with a link back to the requested page. Shown
 * once.
 */
export function LanguageNotice() {
  const t = useI18n();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    try {
      setFrom(sessionStorage.getItem(redirectedFromKey));
      sessionStorage.removeItem(redirectedFromKey);
    } catch {
      // Storage is blocked, so there was no redirect.
    }
  }, []);
  if (from === null) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{t('languageNotice.text')}</p>
      <a href={samePathOnOrigin(from)}>{t('languageNotice.back')}</a>
      <button type="button" onClick={() => setFrom(null)}>
        {t('languageNotice.dismiss')}
      </button>
    </div>
  );
}
