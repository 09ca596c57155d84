import { useI18n } from '@rspress/core/runtime';
import { useStore } from '../../hooks/createStore.ts';
import { failedNavigation } from '../../navigation/failedNavigation.ts';
import { FailureNotice } from './FailureNotice.tsx';

/**
 * Notice at the top of the current page that another page failed to load, with a button to retry.
 */
export function NavigationFailure() {
  const t = useI18n();
  const failure = useStore(failedNavigation);
  if (!failure) return null;
  return (
    <FailureNotice
      message={t('navigationFailed.message', { title: failure.to })}
      onRetry={failure.retry}
      onDismiss={() => failedNavigation.set(null)}
    />
  );
}
