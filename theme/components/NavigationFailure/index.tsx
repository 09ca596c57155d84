import { useI18n } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import {
  failedNavigation,
  reportFailedNavigation,
  subscribeToFailedNavigation,
} from '../../support/failedNavigation.ts';
import styles from './index.module.css';

/** Tells that a page could not be loaded, and offers to try again, on top of the page that was. */
export function NavigationFailure() {
  const t = useI18n();
  const failure = useSyncExternalStore(subscribeToFailedNavigation, failedNavigation, () => null);
  if (!failure) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{t('navigationFailed.message', { title: failure.to })}</strong>
        <br />
        {t('navigationFailed.cause')}
      </p>
      <button type="button" onClick={failure.retry}>
        {t('navigationFailed.retry')}
      </button>
      <button type="button" onClick={() => reportFailedNavigation(null)}>
        {t('navigationFailed.dismiss')}
      </button>
    </div>
  );
}
