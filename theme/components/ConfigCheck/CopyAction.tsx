import { useI18n } from '@rspress/core/runtime';
import { useCopy } from '../CodeBlock/useCopy.ts';
import styles from './index.module.css';

export interface CopyActionProps {
  label: string;
  /** Called on click, returns the text to copy. */
  getText: () => string | Promise<string>;
  /** Whether it is the main action. */
  primary?: boolean;
}

/** Button with a label that copies text and confirms it. */
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
