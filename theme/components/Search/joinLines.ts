import { lineMark } from '../../../src/search/constants.ts';

/**
 * Joins lines with a visible separator, as an input drops line breaks and would merge words.
 *
 * @param text - as pasted
 * @returns undefined if the text has only one line
 */
export function joinLines(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return /[\r\n]/.test(text) ? lines.join(` ${lineMark} `) : undefined;
}
