import { useI18n } from '@rspress/core/runtime';
import styles from './index.module.css';
import { useCopy } from './useCopy.ts';

/**
 * Button that copies a string and confirms it for two seconds.
 *
 * @param getText - called on click, returns the text to copy
 */
export function CopyButton({ getText }: { getText: () => string }) {
  const t = useI18n();
  const { copied, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('codeButtonGroupCopyButtonText')}
        data-copied={copied}
        onClick={() => copy(getText())}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={
              copied
                ? 'M3 8.500l3.500 3.500L13 4.500'
                : 'M5.500 5.500V3h7.500v7.500h-2.500M3 5.500h7.500V13H3z'
            }
            fill="none"
            stroke="currentColor"
            strokeWidth="1.400"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied ? t('copy.done') : ''}
      </span>
    </>
  );
}
