import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { withoutColours } from './normalise.ts';

const folder = path.join(import.meta.dirname, 'recorded');
/** Outputs with their colours, by case and major: `no-entry.v1`. */
const coloured = path.join(folder, 'coloured.json');

/** All outputs with colours, by case and major. */
export const readColoured = (): Record<string, string> =>
  existsSync(coloured) ? JSON.parse(readFileSync(coloured, 'utf8')) : {};

/**
 * Writes the output of a case, without colours: in one file if all majors print the same.
 *
 * @param outputs - with colours, by major
 */
export function record(name: string, outputs: ReadonlyMap<string, string>): void {
  for (const major of ['1', '2']) rmSync(file(name, major), { force: true });
  rmSync(file(name), { force: true });
  const all = Object.entries(readColoured()).filter(([key]) => key.replace(/\.v\d+$/, '') !== name);
  const own = [...outputs].map(([major, text]): [string, string] => [`${name}.v${major}`, text]);
  const sorted = [...all, ...own].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(coloured, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  const texts = [...outputs].map(([major, text]) => [major, withoutColours(text)] as const);
  const isSame = new Set(texts.map(([, text]) => text)).size === 1;
  for (const [major, text] of texts) {
    writeFileSync(isSame && texts.length > 1 ? file(name) : file(name, major), text);
  }
}

/** File with an output, of one major or of all. */
const file = (name: string, major?: string) =>
  path.join(folder, major ? `${name}.v${major}.txt` : `${name}.txt`);

/** Does something for each item, one a core at the same time. */
export async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
