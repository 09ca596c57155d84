/** Finds a message in printed output. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const colour = /\u001b\[[\d;]*m/g;
/** Box-drawing characters that Rspack prints before the lines of an error. */
const frame = /[│├╰─▶]+/g;

const plain = (text: string) => text.replace(colour, '').replace(frame, ' ').replace(/\s+/g, ' ');

/**
 * @param template - with placeholders in braces
 * @param text - as printed, including colours and frames
 */
export function hasMessage(text: string, template: string): boolean {
  const parts = plain(template)
    .trim()
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*?')).test(plain(text));
}
