import { MDXProvider } from '@mdx-js/react';
import { Content, useFrontmatter, useI18n, useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { mdxComponents } from '../../mdxComponents.ts';
import { SiteFooter } from '../SiteFooter/index.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './index.module.css';
import { homeMarkdown } from './markdown.ts';

export interface HomeLayoutProps {
  beforeHero?: ReactNode;
  afterHero?: ReactNode;
  beforeFeatures?: ReactNode;
  afterFeatures?: ReactNode;
}

/**
 * A page of type home (spec 2.4): hero and features from the front matter where it has them, then
 * the page's own content, then the footer of the site.
 */
export function HomeLayout(props: HomeLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const t = useI18n();
  const { hero, features, footer } = frontmatter;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {homeMarkdown({ hero, features }, t('home.features'))}
        <MDXProvider components={mdxComponents}>
          <Content />
        </MDXProvider>
      </>
    );
  }
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.home}>
        {props.beforeHero}
        {hero && <HomeHero hero={hero} />}
        {props.afterHero}
        {props.beforeFeatures}
        {features && <FeatureGrid features={features} />}
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
