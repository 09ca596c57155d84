/**
 * Tab to focus after a key press (ARIA tabs pattern): arrow keys wrap around, Home and End go to
 * the ends.
 *
 * @param key - `KeyboardEvent.key`
 * @param index - tab that has focus
 * @param count - number of tabs
 * @returns index of the tab to focus, or null if the key does not move focus
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
