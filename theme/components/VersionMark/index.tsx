import { useI18n } from '@rspress/core/runtime';
import { describeMinors, otherMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

export interface VersionMarkProps {
  /** The minor versions of what is linked, separated by spaces; none for all. */
  minors?: string | undefined;
  /** Those in which it is deprecated. */
  deprecated?: string | undefined;
}

/** Mark beside a link to what the chosen version lacks, '1.x only', 'since 2.1', or has deprecated. */
export function VersionMark({ minors, deprecated }: VersionMarkProps) {
  const t = useI18n();
  const { kind, from, to } = describeMinors(minors?.split(' ') ?? []);
  return (
    <>
      {minors && (
        <span className={styles.mark} data-for={otherMinors(minors)}>
          {t(`versions.mark.${kind}`, { from, to })}
        </span>
      )}
      {deprecated && (
        <span className={styles.mark} data-for={deprecated}>
          {t('versions.mark.deprecated')}
        </span>
      )}
    </>
  );
}
