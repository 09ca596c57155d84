import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Toolchain } from '../../scripts/samples/installed.ts';
import { copySample, runsFor, type Sample } from '../../scripts/samples/sample.ts';
import { root } from '../content/lib/docs.ts';

const compiler = join(root, 'node_modules/typescript/bin/tsc');

/**
 * Type-checks samples, each with its own `tsconfig.json`, in a single run of this repository's
 * compiler with the packages of one major, so that declarations of packages are read only once.
 * Works on copies, because the compiler writes files next to each `tsconfig.json`.
 *
 * @returns One line per error, by name of the sample; empty for samples without `tsconfig.json`.
 * @throws If the compiler cannot be run, or reports an error outside the samples.
 */
export async function checkTypes(
  samples: readonly Sample[],
  tool: Toolchain,
): Promise<Map<string, string[]>> {
  const scratch = join(tool.folder, '.cache');
  mkdirSync(scratch, { recursive: true });
  const copies = mkdtempSync(join(scratch, 'types-'));
  try {
    const projects = samples.flatMap((sample) => {
      const { name } = sample;
      copySample(sample, join(copies, name), tool);
      const roots = runsFor(sample, tool).map(({ root = '.' }) => root);
      return [...new Set(roots)].map((root) => join(name, root, 'tsconfig.json'));
    });
    const present = projects.filter((project) => existsSync(join(copies, project)));
    return attribute(await compile(copies, present), samples);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

/** Output of the compiler; its paths are relative to `folder`. */
function compile(folder: string, projects: readonly string[]): Promise<string> {
  const args = [compiler, '--build', '--noEmit', '--pretty', 'false', ...projects];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        // The compiler exits with an error code after printing type errors.
        if (error && !stdout.trim()) reject(new Error(stderr || error.message));
        else resolve(stdout);
      },
    );
  });
}

/**
 * Groups errors by sample.
 *
 * @param output Lines such as `react-app/src/App.tsx(3,7): error TS2322: …`; indented ones continue
 *   the previous line.
 * @throws If a line does not belong to a sample.
 */
export function attribute(
  output: string,
  samples: readonly Pick<Sample, 'name'>[],
): Map<string, string[]> {
  const errors = new Map(samples.map(({ name }) => [name, [] as string[]]));
  let current: string[] | undefined;
  for (const line of output.split('\n').filter((text) => text.trim())) {
    if (!/^\s/.test(line)) current = errors.get(line.split(/[\\/(]/, 1)[0] ?? '');
    if (!current) throw new Error(`The compiler says of no sample: ${line}`);
    current.push(line);
  }
  return errors;
}
