import { MDXProvider } from '@mdx-js/react';
import { Content, useFrontmatter, useI18n, useSite } from '@rspress/core/runtime';
import { lazy, type ReactNode, Suspense } from 'react';
import { mdxComponents } from '../../mdxComponents.ts';
import { MainStart } from '../MainStart/index.tsx';
import { SiteFooter } from '../SiteFooter/index.tsx';
import styles from './index.module.css';

// Only needed by home pages with a hero in their front matter.
const HomeHero = lazy(async () => ({ default: (await import('./HomeHero.tsx')).HomeHero }));
const FeatureGrid = lazy(async () => ({
  default: (await import('./FeatureGrid.tsx')).FeatureGrid,
}));

interface HomeLayoutProps {
  beforeHero?: ReactNode;
  afterHero?: ReactNode;
  beforeFeatures?: ReactNode;
  afterFeatures?: ReactNode;
}

/**
 * Layout for `pageType: home`: hero and features from the front matter, then the page's content and
 * the footer.
 */
export function HomeLayout(props: HomeLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const t = useI18n();
  const { hero, features, footer } = frontmatter;
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.home}>
        <MainStart />
        {props.beforeHero}
        <Suspense>{hero && <HomeHero hero={hero} />}</Suspense>
        {props.afterHero}
        {props.beforeFeatures}
        <Suspense>{features && <FeatureGrid features={features} />}</Suspense>
        {props.afterFeatures}
        <MDXProvider components={mdxComponents}>
          <Content />
        </MDXProvider>
      </main>
      {footer !== false && (
        <SiteFooter message={site.themeConfig.footer?.message ?? t('footer.message')} />
      )}
    </>
  );
}
