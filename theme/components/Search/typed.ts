/**
 * What a key press makes of a text, where there is no field yet to take it.
 *
 * @param text - typed so far
 * @param event - a press of a key
 * @returns nothing when the key types nothing
 */
export function typeKey(
  text: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (event.key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  return Array.from(event.key).length === 1 ? text + event.key : undefined;
}
