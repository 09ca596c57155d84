import { useI18n, useNav, useSite } from '@rspress/core/runtime';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { versionLinks } from '../../../src/site.ts';
import { navbarMinWidth } from '../../constants.ts';
import { lockScroll } from '../../dom/isolate.ts';
import { useLocationChange, useMedia } from '../../hooks/index.ts';
import { Icon } from '../Icon/index.tsx';
import { LanguageLinks } from '../LanguageMenu/index.tsx';
import { Brand } from '../Nav/Brand.tsx';
import { NavLink, NavSublinks } from '../Nav/NavLinks.tsx';
import { SocialLinks } from '../SocialLinks/index.tsx';
import { ThemeSwitch } from '../ThemeSwitch/index.tsx';
import { ToolLinks } from '../ToolLinks/index.tsx';
import { VersionChoice, VersionLinks } from '../VersionMenu/index.tsx';
import styles from './index.module.css';

export interface MobileNavProps {
  /** Items of the layout before and after the navigation. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The navigation as a full screen for narrow viewports. It closes on Escape, on navigation, and
 * when the viewport becomes wide enough for the navbar.
 */
export function MobileNav({ before, after }: MobileNavProps) {
  const t = useI18n();
  const items = useNav();
  const { locales } = useSite().site;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useLocationChange(close);
  useMedia(`(width >= ${navbarMinWidth}px)`, close);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('layout.siteMenu')}</span>
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.screen}
        aria-label={t('layout.siteMenu')}
        onClose={close}
      >
        {isOpen && (
          <>
            <div className={styles.top}>
              <Brand />
              <ThemeSwitch />
              <button type="button" className={styles.close} onClick={close}>
                <Icon name="close" />
                <span className="visually-hidden">{t('layout.close')}</span>
              </button>
            </div>
            {locales.length > 1 && (
              <section className={styles.languages} aria-label={t('languagesText')}>
                <LanguageLinks />
              </section>
            )}
            <nav aria-label={t('layout.mainNav')}>
              <ul className={styles.links}>
                {before}
                {items.map((item) => (
                  <li key={`${item.text}${'link' in item ? item.link : ''}`}>
                    {'items' in item && item.items.length > 0 ? (
                      <>
                        {'link' in item ? null : <p className={styles.label}>{item.text}</p>}
                        <NavSublinks item={item} />
                      </>
                    ) : (
                      <NavLink item={item} />
                    )}
                  </li>
                ))}
                {after}
              </ul>
            </nav>
            {versionLinks.length > 0 && (
              <section className={styles.section}>
                <p className={styles.label}>{t('versions.menu')}</p>
                <VersionChoice />
                <VersionLinks />
              </section>
            )}
            <section className={styles.section}>
              <p className={styles.label}>{t('tools.menu')}</p>
              <ToolLinks />
            </section>
            <div className={styles.social}>
              <SocialLinks />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
