import { useI18n } from '@rspress/core/runtime';
import { useCopy } from '../CodeBlock/useCopy.ts';
import styles from './index.module.css';

export interface CopyActionProps {
  label: string;
  /** Called on click, returns what to copy. */
  getText: () => string | Promise<string>;
  /** It is what most readers came for. */
  primary?: boolean;
}

/** A button with words that copies, and says so. */
export function CopyAction({ label, getText, primary = false }: CopyActionProps) {
  const t = useI18n();
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      className={styles.button}
      data-primary={primary}
      onClick={() => copy(getText())}
    >
      <span aria-live="polite">{copied ? t('check.copied') : label}</span>
    </button>
  );
}
