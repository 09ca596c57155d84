import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { samplesFolder } from '../../../scripts/samples/installed.ts';

/**
 * Checks a fence that shows a file of a sample.
 *
 * @param file Value of `file`, such as `<root>/samples/react-app/src/App.tsx`.
 * @param code The fence's own body, which must be empty.
 * @returns What is wrong.
 */
export function checkSampleFile(file: string, code: string): string[] {
  const match = /^<root>\/samples\/([^/]+)\/(.+)$/.exec(file);
  if (!match || posix.normalize(file) !== file) {
    return [`file="${file}" does not name a file of a sample, as <root>/samples/<name>/<path>`];
  }
  const [, name = '', path = ''] = match;
  if (!existsSync(join(samplesFolder, name, 'sample.json'))) {
    return [`samples/${name} is no sample that the tests build: it has no sample.json`];
  }
  const problems: string[] = [];
  if (!existsSync(join(samplesFolder, name, path))) {
    const hint = path.startsWith('recorded/') ? `: run \`npm run samples:record -- ${name}\`` : '';
    problems.push(`samples/${name}/${path} does not exist${hint}`);
  }
  if (code.trim() !== '')
    problems.push('a fence with file="…" shows that file: leave its body empty');
  return problems;
}
