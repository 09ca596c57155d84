import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { samplesFolder, type Toolchain } from '../../../scripts/samples/installed.ts';
import { fileFor, readSample, type Sample } from '../../../scripts/samples/sample.ts';

/**
 * Whether a path is in the folder of a run, or written by one. Pages show projects before and after
 * an upgrade to all readers.
 */
function isOfOneFolder({ runs }: Sample, path: string): boolean {
  return runs.some(
    ({ name, root, versions }) =>
      versions !== undefined &&
      root !== undefined &&
      [`${root}/`, `recorded/${name}.txt`, `recorded/${name}/`].some((start) =>
        path.startsWith(start),
      ),
  );
}

/**
 * Checks a fence that shows a file of a sample. If the sample has a different file for an older
 * major, pages show that one to its readers.
 *
 * @param file Value of `file`, such as `<root>/samples/react-app/src/App.tsx`.
 * @param code The fence's body, which must be empty.
 * @param tool The version of the tool that the fence applies to.
 * @returns Problems.
 */
export function checkSampleFile(file: string, code: string, tool: Toolchain): string[] {
  const problems = findWrongFile(file, tool);
  if (code.trim() !== '')
    problems.push('a fence with file="…" shows that file: leave its body empty');
  return problems;
}

function findWrongFile(file: string, tool: Toolchain): string[] {
  // Recorded messages have their own tests.
  if (/^<root>\/tests\/messages\/recorded\//.test(file)) {
    const exists = existsSync(join(samplesFolder, file.replace('<root>', '..')));
    return exists ? [] : [`${file} does not exist`];
  }
  const match = /^<root>\/samples\/([^/]+)\/(.+)$/.exec(file);
  if (!match || posix.normalize(file) !== file) {
    return [`file="${file}" does not name a file of a sample, as <root>/samples/<name>/<path>`];
  }
  const [, name = '', path = ''] = match;
  if (!existsSync(join(samplesFolder, name, 'sample.json'))) {
    return [`samples/${name} is no sample that the tests build: it has no sample.json`];
  }
  const exists = existsSync(join(samplesFolder, name, path));
  const sample = readSample(name);
  const ofOneMajor = /^v\d+\//.test(path) || isOfOneFolder(sample, path);
  if ((exists && ofOneMajor) || fileFor(sample, path, tool)) return [];
  if (exists)
    return [`samples/${name}/${path} is not for ${tool.major}.x: give the fence its versions`];
  const hint = path.startsWith('recorded/') ? `: run \`npm run samples:record -- ${name}\`` : '';
  return [`samples/${name}/${path} does not exist${hint}`];
}
