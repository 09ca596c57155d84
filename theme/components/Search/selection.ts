/**
 * Where a key moves the selection in a list that goes round.
 *
 * @param key - as `KeyboardEvent.key`
 * @param at - selected option, -1 when there is none
 * @param count - number of options
 * @returns the new selection, or undefined when the key does not move it
 */
export function moveSelection(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
