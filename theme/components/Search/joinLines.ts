import { lineMark } from '../../../src/search/constants.ts';

/**
 * Puts several lines into one, as a text field drops line breaks and would join the words around
 * them.
 *
 * @param text - as pasted
 * @returns undefined when it is one line already
 */
export function joinLines(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return /[\r\n]/.test(text) ? lines.join(` ${lineMark} `) : undefined;
}
