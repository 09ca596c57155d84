import { useI18n } from '@rspress/core/runtime';
import styles from './index.module.css';

export interface FailureNoticeProps {
  /** Sentence that says what failed to load. */
  message: string;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Notice at the top of a page that something failed to load, with a button to retry. */
export function FailureNotice({ message, onRetry, onDismiss }: FailureNoticeProps) {
  const t = useI18n();
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{message}</strong>
        <br />
        {t('navigationFailed.cause')}
      </p>
      <button type="button" onClick={onRetry}>
        {t('navigationFailed.retry')}
      </button>
      <button type="button" onClick={onDismiss}>
        {t('navigationFailed.dismiss')}
      </button>
    </div>
  );
}
