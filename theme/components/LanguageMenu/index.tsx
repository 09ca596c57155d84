import { useI18n, useLang, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useMemo } from 'react';
import { useStore } from '../../hooks/createStore.ts';
import { useHydrated, useRoutes } from '../../hooks/index.ts';
import { useVersion } from '../../hooks/useVersion.ts';
import { currentHeading } from '../../navigation/currentHeading.ts';
import { translatedPath } from '../../navigation/paths.ts';
import { Icon } from '../Icon/index.tsx';
import { Menu } from '../Menu/index.tsx';
import styles from './index.module.css';

/** Links to the current page in every language, each labeled in its own language. */
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
        path: translatedPath(page.routePath, { current, target: lang, default: site.lang }, routes),
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

/** Language menu; not rendered if there is only one language. */
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

/** Query and hash of the current position; headings have the same ids in all languages. */
function usePlace(): string {
  const { hash } = useLocation();
  const { linked } = useStore(currentHeading);
  // Subscribes to the version, as choosing one removes it from the query.
  useVersion();
  // Neither is known on the server.
  if (!useHydrated()) return '';
  // On pages without an outline, no heading is tracked.
  const fragment = linked === undefined ? hash : linked && `#${linked}`;
  return `${window.location.search}${fragment}`;
}
