import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadMessage, readMessages } from './read.ts';

/**
 * Extracts messages from the code of a package. Copies of other packages, and of the same code in
 * another format, are skipped.
 *
 * @param folder - of the package
 * @returns distinct messages in the order of file names
 */
export function readPackage(folder: string): ReadMessage[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const others = Object.keys({ ...manifest.devDependencies, ...manifest.dependencies });
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => /(?<!\.min)\.m?js$/.test(file) && !isCopy(file, others))
    .sort();
  const found = new Map<string, ReadMessage>();
  for (const file of files) {
    const source = readFileSync(path.join(folder, 'dist', file), 'utf8');
    for (const message of readMessages(file, source)) {
      if (!found.has(message.template)) found.set(message.template, message);
    }
  }
  return [...found.values()];
}

/** Whether a file is a copy of a package that is bundled with it: `0~open.js`. */
function isCopy(file: string, others: readonly string[]): boolean {
  const stem = path.posix.basename(file).replace(/^\d+~|\.\w+$/g, '');
  return others.some(
    (name) => name === stem || name.endsWith(`/${stem}`) || name === `rspack-${stem}`,
  );
}
