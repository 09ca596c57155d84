import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sidebarMinWidth } from '../../constants.ts';
import { isolate } from '../../dom/isolate.ts';
import { useLocationChange, useMedia } from '../../hooks/index.ts';

export interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The button that opens it, which gets the focus back. */
  toggle: RefObject<HTMLButtonElement | null>;
  /** What covers the page while it is open, with the backdrop. */
  column: RefObject<HTMLDivElement | null>;
  /** The part of it that a click does not close. */
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * State of the sidebar where it is a drawer. It closes on Escape, on a click beside it, with the
 * page, and when the viewport becomes wide; while it is open, the rest of the page is inert.
 */
export function useDrawer(): Drawer {
  const toggle = useRef<HTMLButtonElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useLocationChange(close);
  useMedia(`(width >= ${sidebarMinWidth}px)`, close);

  useEffect(() => {
    const drawer = column.current;
    if (!isOpen || !drawer) return;
    const release = isolate(drawer);
    drawer.querySelector<HTMLElement>('button')?.focus();
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!panel.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey, { signal });
    // Captured, or the click that opens the drawer would close it.
    document.addEventListener('click', onClick, { signal, capture: true });
    const button = toggle.current;
    return () => {
      listening.abort();
      release();
      button?.focus({ preventScroll: true });
    };
  }, [isOpen, close]);

  return { isOpen, open, close, toggle, column, panel };
}
