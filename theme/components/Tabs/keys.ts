/**
 * Tab that a key moves to, by the ARIA tabs pattern: arrows go round, Home and End to the ends.
 *
 * @param key - `KeyboardEvent.key`
 * @param index - tab that has the focus
 * @param count - number of tabs
 * @returns index of the tab to focus, or null when the key does not move
 */
export function tabIndexAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
