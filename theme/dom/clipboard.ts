/** Result of copying. */
export type CopyOutcome = 'copied' | 'prompted';

/**
 * Copies text to the clipboard. If the browser forbids it (no permission, no secure context), a
 * prompt shows the selected text to copy by hand.
 *
 * @param source - the text or a promise for it: browsers only allow copying right after a click,
 *   not after a request
 * @param promptMessage - title of the prompt, with the keys to press
 * @returns 'copied', or 'prompted' if the reader had to copy by hand
 * @throws the error that `source` rejects with
 */
export async function copyText(
  source: string | Promise<string>,
  promptMessage: string,
): Promise<CopyOutcome> {
  try {
    if (typeof source === 'string') await navigator.clipboard.writeText(source);
    else {
      const blob = source.then((text) => new Blob([text], { type: 'text/plain' }));
      // Avoids an unhandled rejection if the browser does not read the blob; errors of `source` are
      // handled below.
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
 * Modifier key for copying.
 *
 * @param userAgent - as `navigator.userAgent`
 */
export function copyModifierKey(userAgent: string): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(userAgent) ? '⌘' : 'Ctrl';
}
