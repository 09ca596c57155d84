/** `peek`: opened by hover or focus; `open`: opened by a click. */
export type MenuPhase = 'closed' | 'peek' | 'open';
export type MenuEvent = 'enter' | 'leave' | 'focus' | 'click' | 'close';

/**
 * Next state of a menu. A click pins a menu opened by hover or focus, and closes a pinned one;
 * otherwise the click that follows hovering would close it.
 */
export function nextPhase(phase: MenuPhase, event: MenuEvent): MenuPhase {
  switch (event) {
    case 'enter':
    case 'focus':
      return phase === 'closed' ? 'peek' : phase;
    case 'leave':
      return phase === 'peek' ? 'closed' : phase;
    case 'click':
      return phase === 'open' ? 'closed' : 'open';
    case 'close':
      return 'closed';
  }
}
