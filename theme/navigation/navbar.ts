/** How the navbar behaves on scroll: stays, is gone, or is hidden while the page scrolls down. */
export type HideNavbar = 'never' | 'always' | 'auto';

/**
 * Decides whether the navbar is hidden after a scroll.
 *
 * @param setting - site setting
 * @param scroll - vertical positions before and after, whether the navbar was hidden, and its height
 */
export function isNavbarHidden(
  setting: HideNavbar,
  scroll: { from: number; to: number; hidden: boolean; height: number },
): boolean {
  if (setting !== 'auto') return setting === 'always';
  // Near the top there is nothing to win, and rubber-band scrolling reports negative positions.
  if (scroll.to <= scroll.height) return false;
  if (scroll.to === scroll.from) return scroll.hidden;
  return scroll.to > scroll.from;
}
