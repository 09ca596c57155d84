import { useI18n, useNavigate, usePage, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import { type ComponentType, useEffect, useState } from 'react';
import { takePostponedUrl } from '../../navigation/postponedUrl.ts';
import styles from './index.module.css';

/**
 * The 404 page: a link to the home page in the language of the path, the pages closest to the path,
 * or the sections of the site if there are none, and the search.
 */
export function NotFoundLayout() {
  const t = useI18n();
  const { page } = usePage();
  const { site } = useSite();
  /** Loaded separately, as no other page needs it. */
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
      // If loading fails, the link and the search remain.
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
