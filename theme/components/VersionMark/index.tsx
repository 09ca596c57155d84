import { useI18n } from '@rspress/core/runtime';
import { describeMinors, otherMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

export interface VersionMarkProps {
  /** Minor versions of the link's target, separated by spaces; all if absent. */
  minors?: string | undefined;
  /** Minor versions in which it is deprecated. */
  deprecated?: string | undefined;
}

/**
 * Label next to a link whose target is missing or deprecated in the chosen version: '1.x only',
 * 'since 2.1'.
 */
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
