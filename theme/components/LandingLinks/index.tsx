import '../../../i18n.json?strings=landing';
import { useI18n, useLang } from '@rspress/core/runtime';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

/** The two pages a newcomer reads first, below the hero's buttons. */
export function LandingLinks() {
  const t = useI18n();
  const lang = useLang();
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const links = [
    { text: t('introduction'), path: `${prefix}/guide/start/` },
    { text: t('quickStart'), path: `${prefix}/guide/start/quick-start` },
  ];
  if (import.meta.env.SSG_MD) {
    return links
      .map(({ text, path }) => `- [${text}](${path.replace(/\/$/, '/index')}.md)\n`)
      .join('');
  }
  return (
    <p className={styles.links}>
      {links.map(({ text, path }) => (
        <Link key={path} href={path}>
          {text}
        </Link>
      ))}
    </p>
  );
}
