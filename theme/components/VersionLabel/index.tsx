import { useI18n } from '@rspress/core/runtime';
import { describeMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

/**
 * Says which versions a part of a page holds for: '1.x', '1.4 and later'. Styles show it only where
 * parts of several versions stand beside each other: without scripts, and in print.
 *
 * @param minors - the minor versions, separated by spaces
 * @param row - whether they are those of the table row or list item around it, not of the element
 */
export function VersionLabel({ minors, row }: { minors: string; row?: boolean }) {
  const t = useI18n();
  const { kind, from, to } = describeMinors(minors.split(' '));
  return (
    <span className={styles.label} data-version-label data-for-row={row ? minors : undefined}>
      {t(`versions.${kind}`, { from, to })}:{' '}
    </span>
  );
}
