/** Finds a message in printed output. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
const color = /\u001b\[[\d;]*m/g;
/** Box-drawing characters that Rspack prints before the lines of an error. */
const frame = /[│├╰─▶]+/g;

const plain = (text: string) => text.replace(color, '').replace(frame, ' ').replace(/\s+/g, ' ');

/**
 * @param template - with placeholders in braces
 * @param text - as printed, including colors and frames
 */
export function hasMessage(text: string, template: string): boolean {
  const parts = plain(template)
    .trim()
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*?')).test(plain(text));
}
