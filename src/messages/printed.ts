/** Finds a message in what a tool printed. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const colour = /\u001b\[[\d;]*m/g;
/** What Rspack draws in front of the lines of an error. */
const frame = /[│├╰─▶]+/g;

const plain = (text: string) => text.replace(colour, '').replace(frame, ' ').replace(/\s+/g, ' ');

/**
 * @param template - with values in braces
 * @param text - as printed, with colours and frames
 */
export function hasMessage(text: string, template: string): boolean {
  const parts = plain(template)
    .trim()
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*?')).test(plain(text));
}
