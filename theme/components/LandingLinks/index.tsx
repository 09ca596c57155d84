import '../../../i18n.json?strings=landing';
import { useI18n, useLang } from '@rspress/core/runtime';
import { markdownPath } from '../../../src/pagePaths.ts';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

/** Ways into the guide by where the reader comes from, and for their Markdown copy the first pages. */
export function LandingLinks() {
  const t = useI18n();
  const lang = useLang();
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const to = (text: string, page: string) => ({ text, path: `${prefix}/guide/${page}` });
  const links = [
    to(t('from.webpack'), 'migration/webpack'),
    to(t('from.vite'), 'migration/vite'),
    to(t('from.cra'), 'migration/cra'),
    to(t('from.nothing'), 'start/quick-start#starter'),
  ];
  if (import.meta.env.SSG_MD) {
    const first = [to(t('introduction'), 'start/'), to(t('quickStart'), 'start/quick-start')];
    return [...first, ...links.slice(0, -1)]
      .map(({ text, path }) => `- [${text}](${markdownPath(path)})\n`)
      .join('');
  }
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
