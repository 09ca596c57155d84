import { useI18n } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import {
  failedNavigation,
  reportFailedNavigation,
  subscribeToFailedNavigation,
} from '../../support/failedNavigation.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Tells that a page could not be loaded, and offers to try again, on top of the page that was. */
export function NavigationFailure() {
  const t = useI18n();
  const failure = useSyncExternalStore(subscribeToFailedNavigation, failedNavigation, () => null);
  if (!failure) return null;
  return (
    <FailureNotice
      message={t('navigationFailed.message', { title: failure.to })}
      onRetry={failure.retry}
      onDismiss={() => reportFailedNavigation(null)}
    />
  );
}
