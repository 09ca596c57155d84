import { useI18n } from '@rspress/core/runtime';
import { useStore } from '../../hooks/createStore.ts';
import { failedNavigation } from '../../navigation/failedNavigation.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Says on top of the previous page that a page could not be loaded, and offers to try again. */
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
