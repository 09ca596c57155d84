/** What became of a request to copy. */
export type CopyOutcome = 'copied' | 'prompted';

/**
 * Puts text on the clipboard. Where the browser forbids it (no permission, no secure context), a
 * prompt offers the text, selected, so that the reader can copy it by hand.
 *
 * @param source - what to copy, or what will become it: browsers allow to copy only at once after a
 *   click, not when something has been fetched
 * @param promptMessage - heading of the prompt, with the keys to press
 * @returns 'copied', or 'prompted' when the reader was asked to copy by hand
 * @throws what `source` rejects with
 */
export async function copyText(
  source: string | Promise<string>,
  promptMessage: string,
): Promise<CopyOutcome> {
  try {
    if (typeof source === 'string') await navigator.clipboard.writeText(source);
    else {
      const blob = source.then((text) => new Blob([text], { type: 'text/plain' }));
      // A failure is that of `source`, also where nobody asks for the blob.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return 'copied';
  } catch {
    window.prompt(promptMessage, await source);
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
