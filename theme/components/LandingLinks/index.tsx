import '../../../i18n.json?strings=landing';
import { useI18n, useLang } from '@rspress/core/runtime';
import type { Language } from '../../../src/site.ts';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';
import { landingLinks } from './links.ts';

/** Links into the guide for readers with different backgrounds. */
export function LandingLinks() {
  const t = useI18n();
  const lang = useLang();
  const links = landingLinks(lang as Language, t);
  return (
    <ul className={styles.links}>
      {links.map(({ text, path }) => (
        <li key={path}>
          <Link href={path}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
