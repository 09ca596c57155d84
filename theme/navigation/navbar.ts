/** Behavior of the navbar: always visible, always hidden, or hidden while scrolling down. */
export type HideNavbar = 'never' | 'always' | 'auto';

/**
 * Whether the navbar is hidden after scrolling.
 *
 * @param setting - site setting
 * @param scroll - vertical positions before and after, whether the navbar was hidden, and its
 *   height
 */
export function isNavbarHidden(
  setting: HideNavbar,
  scroll: { from: number; to: number; hidden: boolean; height: number },
): boolean {
  if (setting !== 'auto') return setting === 'always';
  // Always visible near the top; overscrolling reports negative positions.
  if (scroll.to <= scroll.height) return false;
  if (scroll.to === scroll.from) return scroll.hidden;
  return scroll.to > scroll.from;
}
