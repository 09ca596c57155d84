import { expect, it } from 'vitest';
import { readLine } from './bisect.ts';

/** Each letter is the value of one version. */
async function run(values: string) {
  const versions = [...values].map((_, index) => `1.0.${index}`);
  const read: string[] = [];
  const found = await readLine(
    versions,
    async (version) => {
      read.push(version);
      return values[versions.indexOf(version)] as string;
    },
    (a, b) => a === b,
  );
  return { values: [...found.values()].join(''), read: read.length };
}

it.each<[string, string, number]>([
  ['nothing changes: the first and the last are read', 'aaaaaaaa', 2],
  ['one change', 'aaaaabbb', 5],
  ['a change with the first patch', 'abbbbbbb', 5],
  ['a change with the last patch', 'aaaaaaab', 5],
  ['two changes', 'aabbbbcc', 8],
  ['every patch', 'abcdefgh', 8],
  ['one version', 'a', 1],
  ['two versions', 'ab', 2],
  ['none', '', 0],
])('%s: %s', async (_, values, most) => {
  const found = await run(values);
  expect(found.values).toBe(values);
  expect(found.read).toBeLessThanOrEqual(most);
});
