import { useI18n } from '@rspress/core/runtime';
import type { SourceFile } from '../../../src/check/types.ts';
import styles from './index.module.css';

export interface FileTabsProps {
  files: readonly SourceFile[];
  current: SourceFile | undefined;
  onShow: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Tabs for the files; not rendered for pasted text without a name. */
export function FileTabs({ files, current, onShow, onRemove }: FileTabsProps) {
  const t = useI18n();
  if (files.every(({ name }) => name === '')) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ name }) => {
        // Text pasted next to a file has no name.
        const label = name || t('check.editor');
        return (
          <li key={name} data-current={name === current?.name}>
            <button
              type="button"
              aria-pressed={name === current?.name}
              onClick={() => onShow(name)}
            >
              {label}
            </button>
            <button
              type="button"
              aria-label={t('check.remove', { name: label })}
              onClick={() => onRemove(name)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
