import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import styles from './index.module.css';

const labelKeys = {
  tip: 'callout.tip',
  info: 'callout.info',
  note: 'callout.note',
  important: 'callout.important',
  warning: 'callout.warning',
  caution: 'callout.caution',
  danger: 'callout.danger',
  details: 'callout.details',
} as const;

export interface CalloutProps {
  type: keyof typeof labelKeys;
  title?: string;
  children: ReactNode;
}

/** A callout (`:::tip`). The default title is the name of its kind in the language of the page. */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useI18n();
  // Without a title in the source, the Markdown plugin sets the English name of the kind.
  const isDefault = !title || title.toLowerCase() === type;
  const label = isDefault ? t(labelKeys[type]) : title;
  if (type === 'details') {
    return (
      <details className={styles.callout} data-kind={type}>
        <summary className={styles.title}>{label}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={styles.callout} data-kind={type}>
      <p className={styles.title}>{label}</p>
      {children}
    </div>
  );
}
