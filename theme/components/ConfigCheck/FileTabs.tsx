import { useI18n } from '@rspress/core/runtime';
import type { SourceFile } from '../../../src/check/types.ts';
import styles from './index.module.css';

export interface FileTabsProps {
  files: readonly SourceFile[];
  current: SourceFile | undefined;
  onShow: (name: string) => void;
  onRemove: (name: string) => void;
}

/** The files that have names; nothing for a text that was pasted. */
export function FileTabs({ files, current, onShow, onRemove }: FileTabsProps) {
  const t = useI18n();
  if (files.every(({ name }) => name === '')) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ name }) => (
        <li key={name} data-current={name === current?.name}>
          <button type="button" aria-pressed={name === current?.name} onClick={() => onShow(name)}>
            {name}
          </button>
          <button
            type="button"
            aria-label={t('check.remove', { name })}
            onClick={() => onRemove(name)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
