/** What became of a request to copy. */
export type CopyOutcome = 'copied' | 'prompted';

/**
 * Puts text on the clipboard. Where the browser forbids it (no permission, no secure context), a
 * prompt offers the text, selected, so that the reader can copy it by hand (spec 8).
 *
 * @param text - what to copy
 * @param promptMessage - heading of the prompt, telling which keys to press
 * @returns 'copied', or 'prompted' when the reader was asked to copy by hand
 */
export async function copyText(text: string, promptMessage: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    window.prompt(promptMessage, text);
    return 'prompted';
  }
}

/**
 * Name of the key that copies together with C.
 *
 * @param userAgent - as `navigator.userAgent`
 */
export function copyModifierKey(userAgent: string): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(userAgent) ? '⌘' : 'Ctrl';
}
