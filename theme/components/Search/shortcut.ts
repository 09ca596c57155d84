/** What is looked at of a key press. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>;

/** Whether a key press belongs to something that takes text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * Whether a key press is meant for the search: Ctrl or Cmd and K, which also close it, or a slash.
 *
 * @param isOpen - whether the search is open: a slash is text then
 */
export function isShortcut(press: Press, isOpen: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = press;
  // Another search on the page was first.
  if (defaultPrevented || isComposing) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isOpen && !isTyping(target);
}
