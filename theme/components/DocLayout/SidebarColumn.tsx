import { useI18n, useLocation } from '@rspress/core/runtime';
import { Sidebar } from '@rspress/core/theme';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { sidebarMinWidth } from '../../constants.ts';
import { isolate } from '../../dom/isolate.ts';
import { useLocationChange, useMedia } from '../../hooks/index.ts';
import { revealWithin } from '../../navigation/anchors.ts';
import { Icon } from '../Icon/index.tsx';
import { SocialLinks } from '../SocialLinks/index.tsx';
import styles from './SidebarColumn.module.css';

export interface SidebarColumnProps {
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The sidebar: a column in wide viewports, else a drawer with the button that opens it. The drawer
 * closes on Escape, on a click beside it, with the page, and when the viewport becomes wide; while
 * it is open, the rest of the page is inert.
 */
export function SidebarColumn({ before, after }: SidebarColumnProps) {
  const t = useI18n();
  const id = useId();
  const { pathname } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useLocationChange(close);
  useMedia(`(width >= ${sidebarMinWidth}px)`, close);

  useEffect(() => {
    const drawer = column.current;
    if (!isOpen || !drawer) return;
    const release = isolate(drawer);
    drawer.querySelector<HTMLElement>('button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onClick = (event: MouseEvent) => {
      if (!panel.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    // Captured, or the click that opens the drawer would close it.
    document.addEventListener('click', onClick, true);
    const button = toggle.current;
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
      release();
      button?.focus({ preventScroll: true });
    };
  }, [isOpen]);

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
        onClick={() => setOpen(true)}
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
              {t('menuTitle')}
              <button type="button" className={styles.close} onClick={close}>
                <Icon name="close" />
                <span className="visually-hidden">{t('layout.close')}</span>
              </button>
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
