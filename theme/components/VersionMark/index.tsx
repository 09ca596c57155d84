import { useI18n } from '@rspress/core/runtime';
import { describeMinors, otherMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

/**
 * Mark beside a link to what the chosen version lacks: '1.x only', 'since 2.1'.
 *
 * @param minors - the minor versions of what is linked, separated by spaces; none for all
 */
export function VersionMark({ minors }: { minors: string | undefined }) {
  const t = useI18n();
  if (!minors) return null;
  const { kind, from, to } = describeMinors(minors.split(' '));
  return (
    <span className={styles.mark} data-for={otherMinors(minors)}>
      {t(`versions.mark.${kind}`, { from, to })}
    </span>
  );
}
