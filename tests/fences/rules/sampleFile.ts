import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { samplesFolder, type Toolchain } from '../../../scripts/samples/installed.ts';
import { fileFor, readSample, type Sample } from '../../../scripts/samples/sample.ts';

/**
 * Is a path that of a folder, or what a run in one writes? Of a project before and after an upgrade,
 * a page shows both to everybody.
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
 * Checks a fence that shows a file of a sample. Where the sample has another file for an older
 * major, the page shows that one to its readers.
 *
 * @param file Value of `file`, such as `<root>/samples/react-app/src/App.tsx`.
 * @param code The fence's own body, which must be empty.
 * @param tool The version of the tool that the fence is shown for.
 * @returns What is wrong.
 */
export function checkSampleFile(file: string, code: string, tool: Toolchain): string[] {
  const problems = findWrongFile(file, tool);
  if (code.trim() !== '')
    problems.push('a fence with file="…" shows that file: leave its body empty');
  return problems;
}

function findWrongFile(file: string, tool: Toolchain): string[] {
  // What the tool prints of an error is recorded by tests of its own.
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
