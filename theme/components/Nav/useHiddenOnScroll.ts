import { useCallback, useRef, useState } from 'react';
import { useScroll } from '../../hooks/index.ts';
import { type HideNavbar, isNavbarHidden } from '../../navigation/navbar.ts';

/** Whether the navbar is hidden, depending on the setting and scrolling. */
export function useHiddenOnScroll(setting: HideNavbar): boolean {
  const [hidden, setHidden] = useState(setting === 'always');
  const from = useRef(0);
  const onScroll = useCallback(() => {
    const scroll = {
      from: from.current,
      to: window.scrollY,
      height: document.querySelector('header')?.offsetHeight ?? 0,
    };
    from.current = scroll.to;
    setHidden((wasHidden) => isNavbarHidden(setting, { ...scroll, hidden: wasHidden }));
  }, [setting]);
  useScroll(onScroll);
  return hidden;
}
