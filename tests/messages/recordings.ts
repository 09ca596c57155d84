import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { withoutColors } from './normalize.ts';

const folder = path.join(import.meta.dirname, 'recorded');
/** Outputs with colors, by case and major: `no-entry.v1`. */
const colored = path.join(folder, 'colored.json');

/** All outputs with colors, by case and major. */
export const readColored = (): Record<string, string> =>
  existsSync(colored) ? JSON.parse(readFileSync(colored, 'utf8')) : {};

/** Writes outputs with colors, by case and major, and the texts shown on pages. */
export function writeRecordings(outputs: Readonly<Record<string, string>>): void {
  const sorted = Object.entries(outputs).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(colored, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.txt'))) {
    rmSync(path.join(folder, name));
  }
  for (const [name, text] of Object.entries(shownTexts(outputs))) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** The recorded texts shown on pages. */
export const readTexts = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );

/**
 * Texts to show for outputs: one for a case if all majors print the same, otherwise one per major.
 *
 * @returns text by file name: `no-entry.txt`, `unused-args.v2.txt`
 */
export function shownTexts(outputs: Readonly<Record<string, string>>): Record<string, string> {
  const byCase = new Map<string, [key: string, text: string][]>();
  for (const [key, output] of Object.entries(outputs)) {
    const name = key.replace(/\.v\d+$/, '');
    byCase.set(name, [...(byCase.get(name) ?? []), [key, shown(withoutColors(output))]]);
  }
  const files = [...byCase].flatMap(([name, texts]) => {
    const [first, ...others] = texts;
    const isSame = others.length > 0 && others.every(([, text]) => text === first?.[1]);
    return (isSame ? [[name, first?.[1] ?? '']] : texts).map(([key, text]) => [`${key}.txt`, text]);
  });
  return Object.fromEntries(files);
}

/** Irrelevant parts of an output, and their replacements. */
const details: [pattern: RegExp, text: string][] = [
  // Lines of every failed and every successful build.
  [/^(?:error {3}build failed in .*|error {3}Rspack build failed\.|ready {3}built in .*)$/gm, ''],
  // The code around an uncaught error, and the version of Node.js.
  [/^file:\/\/.*\n.*\n\s+\^\n/m, ''],
  [/^Node\.js v.*$/m, ''],
  // The end column and the hash of a file differ between majors.
  [/^(File: .*:\d+:\d+)-\d+$/gm, '$1'],
  [/\.[\da-f]{8,10}(?=\.\w+)/g, '.[hash]'],
  [/[ \t]+$/gm, ''],
];

/** An output without irrelevant parts and subsequent errors. */
function shown(output: string): string {
  const text = details.reduce((rest, [pattern, by]) => rest.replace(pattern, by), output).trim();
  const [first = '', ...others] = text.split(/\n\n(?=File: )/);
  return `${first.trim()}${others.length > 0 ? '\n\n…' : ''}\n`.replace(/\n{3,}/g, '\n\n');
}

/** Processes items in parallel, one per core. */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
