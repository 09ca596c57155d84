import { useI18n } from '@rspress/core/runtime';
import { describeMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

interface VersionLabelProps {
  minors: string;
  row?: boolean;
}

/**
 * Label for the versions that a part of a page applies to: '1.x', '1.4 and later'. Styles show it
 * only if parts for several versions are visible: without scripts, and in print.
 *
 * @param minors - minor versions, separated by spaces
 * @param row - whether they apply to the table row or list item that contains the label
 */
export function VersionLabel({ minors, row }: VersionLabelProps) {
  const t = useI18n();
  const { kind, from, to } = describeMinors(minors.split(' '));
  return (
    <span className={styles.label} data-version-label data-for-row={row ? minors : undefined}>
      {t(`versions.${kind}`, { from, to })}:{' '}
    </span>
  );
}
