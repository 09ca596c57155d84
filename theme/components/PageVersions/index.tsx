import '../../../i18n.json?strings=pageVersions';
import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { describeMinors, otherMinors } from '../../../src/versions.ts';
import styles from './index.module.css';

export interface PageVersionsProps {
  /** Minor versions that the page applies to, separated by spaces. */
  minors: string;
  /** What to use in other versions, and the path of its page. */
  instead?: string;
  link?: string;
}

/**
 * Notice below the title of a page that does not apply to the chosen version. Inserted by the
 * build; without scripts, and in print, it says which versions the page is about.
 */
export function PageVersions({ minors, instead, link }: PageVersionsProps) {
  const t = useI18n();
  const { kind, from, to } = describeMinors(minors.split(' '));
  return (
    <p className={styles.note} data-for={otherMinors(minors)}>
      <strong className={styles.yours}>{t('pageVersions.notYours')}</strong>{' '}
      {t('pageVersions.available', { range: t(`versions.${kind}`, { from, to }) })}{' '}
      {instead && (
        <>
          {t('pageVersions.instead')} {link ? <Link href={link}>{instead}</Link> : instead}
        </>
      )}
    </p>
  );
}
