import { useI18n, useLocation, useSite } from '@rspress/core/runtime';
import { Sidebar } from '@rspress/core/theme';
import { type ReactNode, useEffect, useId } from 'react';
import { choiceLabel } from '../../../src/versions.ts';
import { useVersion } from '../../hooks/useVersion.ts';
import { revealWithin } from '../../navigation/anchors.ts';
import { Icon } from '../Icon/index.tsx';
import { LanguageLinks } from '../LanguageMenu/index.tsx';
import { SocialLinks } from '../SocialLinks/index.tsx';
import { ThemeSwitch } from '../ThemeSwitch/index.tsx';
import { VersionChoice } from '../VersionMenu/index.tsx';
import styles from './SidebarColumn.module.css';
import { useDrawer } from './useDrawer.ts';

export interface SidebarColumnProps {
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The sidebar: a column in wide viewports, otherwise a drawer with a button to open it. The drawer
 * also has the language, theme and version menus, as the navbar may be out of view.
 */
export function SidebarColumn({ before, after }: SidebarColumnProps) {
  const t = useI18n();
  const id = useId();
  const { locales } = useSite().site;
  const version = useVersion();
  const { pathname } = useLocation();
  const { isOpen, open, close, toggle, column, panel } = useDrawer();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another link, and a closed drawer does not scroll.
  useEffect(() => {
    const link = panel.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (panel.current && link) revealWithin(panel.current, link);
  }, [pathname, isOpen]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
      >
        <Icon name="sidebar" />
        {t('menuTitle')}
      </button>
      <div
        ref={column}
        className={styles.column}
        data-open={isOpen || undefined}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': t('menuTitle') })}
      >
        {isOpen && <div className={styles.backdrop} />}
        <div ref={panel} id={id} className={styles.box}>
          {isOpen && (
            <div className={styles.head}>
              {locales.length > 1 && (
                <section aria-label={t('languagesText')}>
                  <LanguageLinks />
                </section>
              )}
              <button type="button" className={styles.close} onClick={close}>
                <Icon name="close" />
                <span className="visually-hidden">{t('layout.close')}</span>
              </button>
              <details>
                <summary>
                  {t('versions.menu')}:{' '}
                  <span className={styles.version}>{choiceLabel(version)}</span>
                </summary>
                <VersionChoice />
              </details>
              <ThemeSwitch />
            </div>
          )}
          {before}
          <Sidebar />
          {after}
          {isOpen && (
            <div className={styles.social}>
              <SocialLinks />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
