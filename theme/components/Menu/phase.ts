/** `peek`: opened in passing, by the pointer or by focus; `open`: opened on purpose. */
export type MenuPhase = 'closed' | 'peek' | 'open';
export type MenuEvent = 'enter' | 'leave' | 'focus' | 'click' | 'close';

/**
 * Next state of a menu. A click keeps a menu that has opened in passing, and closes one that was
 * opened on purpose; without the difference, the click that follows the pointer would close it.
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
