import { useI18n } from '@rspress/core/runtime';
import styles from './index.module.css';

export interface FailureNoticeProps {
  /** What could not be loaded, as a sentence. */
  message: string;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Says on top of a page that something could not be loaded, and offers to try again. */
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
