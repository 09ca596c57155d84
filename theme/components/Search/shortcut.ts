/** The properties of a key press that matter. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>;

/** Whether the target of a key press is editable. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * Whether a key press is the shortcut of the search: Ctrl+K or Cmd+K, which also close it, or a
 * slash.
 *
 * @param isOpen - whether the search is open, so that a slash is text
 */
export function isShortcut(press: Press, isOpen: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = press;
  // Another listener handled it.
  if (defaultPrevented || isComposing) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isOpen && !isTyping(target);
}
