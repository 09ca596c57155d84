import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '../../scripts/samples/sample.ts';
import { fromRoot, root } from '../content/lib/docs.ts';

const compiler = join(root, 'node_modules/typescript/bin/tsc');

/**
 * Type-checks a sample as its own `tsconfig.json` says, with the compiler of this repository.
 *
 * @returns One line for each error; none for a sample without `tsconfig.json`.
 * @throws When the compiler cannot be run.
 */
export async function checkSampleTypes(sample: Sample): Promise<string[]> {
  const folders = new Set(sample.runs.map((run) => join(sample.folder, run.root ?? '.')));
  const projects = [...folders]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((path) => existsSync(path));
  return (await Promise.all(projects.map(errorsOf))).flat();
}

function errorsOf(project: string): Promise<string[]> {
  const args = [compiler, '--noEmit', '--pretty', 'false', '--project', project];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (!error) resolve([]);
      else if (stdout.trim()) resolve(stdout.trim().split('\n'));
      else reject(new Error(`${fromRoot(project)}: ${stderr || error.message}`));
    });
  });
}
