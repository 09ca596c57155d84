import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { newest, samplesFolder, type Toolchain } from '../../../scripts/samples/installed.ts';

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
  const match = /^<root>\/samples\/([^/]+)\/(.+)$/.exec(file);
  if (!match || posix.normalize(file) !== file) {
    return [`file="${file}" does not name a file of a sample, as <root>/samples/<name>/<path>`];
  }
  const [, name = '', path = ''] = match;
  if (!existsSync(join(samplesFolder, name, 'sample.json'))) {
    return [`samples/${name} is no sample that the tests build: it has no sample.json`];
  }
  const problems: string[] = [];
  const older = tool === newest ? [] : [`v${tool.major}/${path}`];
  const paths = [path, ...older].map((one) => join(samplesFolder, name, one));
  if (!paths.some((one) => existsSync(one))) {
    const hint = path.startsWith('recorded/') ? `: run \`npm run samples:record -- ${name}\`` : '';
    problems.push(`samples/${name}/${path} does not exist${hint}`);
  }
  if (code.trim() !== '')
    problems.push('a fence with file="…" shows that file: leave its body empty');
  return problems;
}
