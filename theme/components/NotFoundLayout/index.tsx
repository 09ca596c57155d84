import {
  getSidebarDataGroup,
  useI18n,
  useLocaleSiteData,
  useNav,
  useNavigate,
  usePage,
  usePages,
  useSite,
} from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
import { takePostponedUrl } from '../../navigation/postponedUrl.ts';
import { linkText } from '../../navigation/sidebar.ts';
import { decodeSafely } from '../../navigation/url.ts';
import styles from './index.module.css';

/**
 * The 404 page: says so, leads home in the language of the path, and offers the existing
 * pages that are nearest to it, or the sections of the site when none is near, and the search.
 */
export function NotFoundLayout() {
  const t = useI18n();
  const { page } = usePage();
  const { site } = useSite();
  const { pages } = usePages();
  const { sidebar } = useLocaleSiteData();
  const nav = useNav();
  /** Undefined until they are known. */
  const [proposals, setProposals] = useState<string[]>();

  const language = page.lang && page.lang !== site.lang ? `/${page.lang}` : '';
  const navigate = useNavigate();
  useEffect(() => {
    const url = takePostponedUrl();
    if (!url) return;
    const path = url.slice(site.base.length - 1);
    navigate(path, { replace: true });
  }, [navigate, site.base]);

  useEffect(() => {
    const asked = decodeSafely(window.location.pathname.slice(site.base.length - 1));
    const routes = pages.filter(({ lang }) => lang === page.lang).map((other) => other.routePath);
    let isShown = true;
    void import('./closestRoutes.ts').then(
      ({ closestRoutes }) => isShown && setProposals(closestRoutes(asked, routes, language)),
      () => isShown && setProposals([]),
    );
    return () => {
      isShown = false;
    };
  }, [pages, page.lang, site.base, language]);

  const version =
    page.version && page.version !== site.multiVersion.default ? `/${page.version}` : '';
  return (
    <main id="main" tabIndex={-1} data-not-found className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1>{t('notFoundText')}</h1>
      <p>
        <Link href={`${version}${language}/`}>{t('takeMeHomeText')}</Link>
      </p>
      <Search />
      {proposals && (
        <Proposals
          title={t(proposals.length > 0 ? 'notFound.closest' : 'notFound.sections')}
          links={
            proposals.length > 0
              ? proposals.map((route) => ({
                  href: route,
                  text: linkText(getSidebarDataGroup(sidebar, route), route) ?? route,
                }))
              : nav.flatMap((item) =>
                  'link' in item && item.link.startsWith('/')
                    ? { href: item.link, text: item.text }
                    : [],
                )
          }
        />
      )}
    </main>
  );
}

/** Pages to go on to, with their paths. */
function Proposals({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <p>{title}</p>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link> <code>{href}</code>
          </li>
        ))}
      </ul>
    </nav>
  );
}
