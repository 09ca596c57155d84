import { useCallback, useRef, useState } from 'react';
import { hideNavbar } from '../../../src/site.ts';
import { useScroll } from '../../chrome/hooks.ts';
import { isNavbarHidden } from '../../chrome/navbar.ts';

/** Whether the navigation bar is out of sight, by the site's setting and the reader's scrolling. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(hideNavbar === 'always');
  const from = useRef(0);
  const onScroll = useCallback(() => {
    const scroll = {
      from: from.current,
      to: window.scrollY,
      height: document.querySelector('header')?.offsetHeight ?? 0,
    };
    from.current = scroll.to;
    setHidden((wasHidden) => isNavbarHidden(hideNavbar, { ...scroll, hidden: wasHidden }));
  }, []);
  useScroll(onScroll);
  return hidden;
}
