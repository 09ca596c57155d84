import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A font file with the characters it contains. */
export interface FontFile {
  family: string;
  file: string;
  /** First and last code point of each range. */
  ranges: [number, number][];
}

/** Packages of the font families; each splits its family into files by character ranges. */
const packages: Readonly<Record<string, string>> = {
  Inter: '@fontsource-variable/inter',
  'JetBrains Mono': '@fontsource-variable/jetbrains-mono',
  'Noto Sans SC': '@fontsource-variable/noto-sans-sc',
};

/**
 * @param text - ranges as in CSS: `U+0000-00FF,U+0131`
 * @returns first and last code point of each range
 */
export function unicodeRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return [first, last];
  });
}

/** All files of the families. */
export async function fontFiles(): Promise<FontFile[]> {
  const families = Object.entries(packages).map(async ([family, name]) => {
    const list = require.resolve(`${name}/unicode.json`);
    const ranges: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
    return Object.entries(ranges).map(([subset, text]): FontFile => {
      // Subsets of Chinese fonts are numbered: '[4]'.
      const part = subset.replace(/[[\]]/g, '');
      const file = `${path.basename(name)}-${part}-wght-normal.woff2`;
      return {
        family,
        file: path.join(path.dirname(list), 'files', file),
        ranges: unicodeRanges(text),
      };
    });
  });
  return (await Promise.all(families)).flat();
}

/** Whether a file contains a character. */
function has({ ranges }: FontFile, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/**
 * @param files - all font files
 * @param text - text to draw
 * @returns the files needed for it, and the characters that none of them contains
 */
export function filesFor(
  files: readonly FontFile[],
  text: string,
): { needed: FontFile[]; missing: string[] } {
  const letters = [...new Set(text)];
  return {
    needed: files.filter((file) => letters.some((letter) => has(file, letter))),
    missing: letters.filter((letter) => !files.some((file) => has(file, letter))),
  };
}
