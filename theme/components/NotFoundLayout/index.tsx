import { useI18n, useNavigate, usePage, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { type ComponentType, useEffect, useState } from 'react';
import { takePostponedUrl } from '../../navigation/postponedUrl.ts';
import styles from './index.module.css';

/**
 * The 404 page: says so, leads home in the language of the path, and offers the existing
 * pages that are nearest to it, or the sections of the site when none is near, and the search.
 */
export function NotFoundLayout() {
  const t = useI18n();
  const { page } = usePage();
  const { site } = useSite();
  /** Its code is of no use on other pages. */
  const [Proposals, setProposals] = useState<ComponentType>();

  const navigate = useNavigate();
  useEffect(() => {
    const url = takePostponedUrl();
    if (!url) return;
    const path = url.slice(site.base.length - 1);
    navigate(path, { replace: true });
  }, [navigate, site.base]);

  useEffect(() => {
    let isShown = true;
    void import('./Proposals.tsx').then(
      (module) => isShown && setProposals(() => module.Proposals),
      // Without proposals, the link home and the search remain.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  const version =
    page.version && page.version !== site.multiVersion.default ? `/${page.version}` : '';
  const language = page.lang && page.lang !== site.lang ? `/${page.lang}` : '';
  return (
    <main id="main" tabIndex={-1} data-not-found className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1>{t('notFoundText')}</h1>
      <p>
        <Link href={`${version}${language}/`}>{t('takeMeHomeText')}</Link>
      </p>
      <Search />
      {Proposals && <Proposals />}
    </main>
  );
}
