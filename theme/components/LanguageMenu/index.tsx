import { useI18n, useLang, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useMemo, useSyncExternalStore } from 'react';
import {
  getCurrentHeading,
  getServerHeading,
  subscribeToHeading,
} from '../../chrome/currentHeading.ts';
import { useHydrated, useRoutes } from '../../chrome/hooks.ts';
import { twinOf } from '../../chrome/paths.ts';
import { Icon } from '../Icon/index.tsx';
import { Menu } from '../Menu/index.tsx';
import styles from './index.module.css';

/** Links to this very place in every language, each under its own name. */
export function LanguageLinks() {
  const { site } = useSite();
  const { page } = usePage();
  const current = useLang();
  const routes = useRoutes();
  const place = usePlace();
  const links = useMemo(
    () =>
      site.locales.map(({ lang, label }) => ({
        lang,
        label,
        path: twinOf(page.routePath, { current, target: lang, default: site.lang }, routes),
      })),
    [site, page.routePath, current, routes],
  );
  return (
    <ul>
      {links.map(({ lang, label, path }) => (
        <li key={lang}>
          <Link
            href={`${path}${place}`}
            lang={lang}
            hrefLang={lang}
            {...(lang === current ? { 'aria-current': true } : { rel: 'alternate' })}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Menu of the languages; nothing when there is one only. */
export function LanguageMenu() {
  const t = useI18n();
  const { locales } = useSite().site;
  const current = useLang();
  if (locales.length < 2) return null;
  return (
    <Menu
      label={
        <>
          <Icon name="language" />
          <span className="visually-hidden">{t('languagesText')}: </span>
          <span className={styles.current}>
            {locales.find(({ lang }) => lang === current)?.label}
          </span>
        </>
      }
    >
      <LanguageLinks />
    </Menu>
  );
}

/** Query and fragment of the place the reader is at; headings have the same ids in all languages. */
function usePlace(): string {
  const { search, hash } = useLocation();
  const { linked } = useSyncExternalStore(subscribeToHeading, getCurrentHeading, getServerHeading);
  // The server knows neither.
  if (!useHydrated()) return '';
  // Pages without an outline follow no heading.
  const fragment = linked === undefined ? hash : linked && `#${linked}`;
  return `${search}${fragment}`;
}
