import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../store.ts';

/**
 * Files and folders that affect how a page is compiled, besides the page and the files it shows.
 */
const inputs = ['build', 'src', 'theme', 'i18n.json', 'package-lock.json', 'rspress.config.ts'];

/**
 * Hash of the code that compiles pages and writes their Markdown, its options, and all packages it
 * uses. Data is not included, as prepared pages contain the data they show.
 *
 * @param root - absolute path of the repository
 * @param values - options from outside
 */
export function compilerVersion(root: string, values: readonly string[]): string {
  const files = inputs.flatMap((input) => filesIn(root, input));
  const contents = files.flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  return hashOf(process.version, ...values, ...contents);
}

/** A file, or the code in a folder, in a stable order. */
function filesIn(root: string, input: string): string[] {
  if (/\.\w+$/.test(input)) return [input];
  return readdirSync(path.join(root, input), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?[jt]s$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => `${input}/${file.split(path.sep).join('/')}`)
    .sort();
}
