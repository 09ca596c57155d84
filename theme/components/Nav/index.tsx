import { useI18n, useNav, useSite } from '@rspress/core/runtime';
import { Search } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../LanguageMenu/index.tsx';
import { MobileNav } from '../MobileNav/index.tsx';
import { SkipLink } from '../SkipLink/index.tsx';
import { SocialLinks } from '../SocialLinks/index.tsx';
import { ThemeSwitch } from '../ThemeSwitch/index.tsx';
import { ToolMenu } from '../ToolMenu/index.tsx';
import { VersionMenu } from '../VersionMenu/index.tsx';
import { Brand } from './Brand.tsx';
import styles from './index.module.css';
import { itemsAt, NavLinks } from './NavLinks.tsx';
import { useHiddenOnScroll } from './useHiddenOnScroll.ts';

/** Slots of the navbar. */
interface NavProps {
  beforeNavTitle?: ReactNode;
  /** Replaces logo and name. */
  navTitle?: ReactNode;
  afterNavTitle?: ReactNode;
  beforeLeftNavItems?: ReactNode;
  afterLeftNavItems?: ReactNode;
  beforeRightNavItems?: ReactNode;
  afterRightNavItems?: ReactNode;
  beforeNavMenu?: ReactNode;
  afterNavMenu?: ReactNode;
}

/** The navbar. */
export function Nav(props: NavProps) {
  const t = useI18n();
  const items = useNav();
  const { hideNavbar = 'never' } = useSite().site.themeConfig;
  const isHidden = useHiddenOnScroll(hideNavbar);
  const left = itemsAt(items, 'left');
  const hasLeft = left.length > 0 || props.beforeLeftNavItems || props.afterLeftNavItems;
  return (
    <header className={styles.header} data-hide={hideNavbar} data-hidden={isHidden || undefined}>
      <SkipLink />
      <div className={styles.bar}>
        <div className={styles.side}>
          {props.beforeNavTitle}
          {props.navTitle ?? <Brand />}
          {props.afterNavTitle}
        </div>
        <nav className={styles.nav} aria-label={t('layout.mainNav')}>
          {hasLeft && (
            <NavLinks
              items={left}
              before={props.beforeLeftNavItems}
              after={props.afterLeftNavItems}
            />
          )}
          <div className={styles.right}>
            <NavLinks
              items={itemsAt(items, 'right')}
              before={props.beforeRightNavItems}
              after={props.afterRightNavItems}
            />
            <VersionMenu />
            <div className={styles.family}>
              <ToolMenu />
            </div>
          </div>
        </nav>
        <div className={styles.tools}>
          {props.beforeNavMenu}
          <div className={styles.search}>
            <Search />
          </div>
          <div className={styles.settings}>
            <LanguageMenu />
            <ThemeSwitch />
            <div className={styles.social}>
              <SocialLinks />
            </div>
          </div>
          <MobileNav
            before={
              <>
                {props.beforeLeftNavItems}
                {props.beforeRightNavItems}
              </>
            }
            after={
              <>
                {props.afterLeftNavItems}
                {props.afterRightNavItems}
              </>
            }
          />
          {props.afterNavMenu}
        </div>
      </div>
    </header>
  );
}
