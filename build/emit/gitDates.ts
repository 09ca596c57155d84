import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Dates of the last change of files, from the git history.
 *
 * @param folder - absolute path of a folder in the repository
 * @returns date (`2024-09-10`, UTC) by path below the folder. Empty without a repository and in a
 *   shallow clone, where all files would have the date of the only commit.
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const git = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY };
    return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  };
  let log: string;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return days;
    log = await git(
      'log',
      '--format=%x00%at',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    );
  } catch {
    return days;
  }
  // Commits are listed newest first, each with its files.
  for (const commit of log.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
