import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sidebarMinWidth } from '../../constants.ts';
import { isolate } from '../../dom/isolate.ts';
import { useLocationChange, useMedia } from '../../hooks/index.ts';

export interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The button that opens the drawer; it gets focus again on close. */
  toggle: RefObject<HTMLButtonElement | null>;
  /** The element that covers the page while the drawer is open, including the backdrop. */
  column: RefObject<HTMLDivElement | null>;
  /** The part of it where clicks do not close the drawer. */
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * State of the sidebar as a drawer. It closes on Escape, on a click outside, on navigation, and
 * when the viewport becomes wide; while it is open, the rest of the page is inert.
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
    // In the capture phase, as the click that opens the drawer would otherwise close it.
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
