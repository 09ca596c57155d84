import { expect, test } from 'vitest';
import { sizeLimit } from '../../../src/check/files.ts';
import { joinFiles, readFiles, withText } from './useFiles.ts';

const file = (name: string, text = '') => ({ name, text });

test.each([
  ['the first file', [], [file('a.ts')], ['a.ts']],
  ['another one takes its place', [file('a.ts')], [file('b.ts')], ['b.ts']],
  [
    'a package.json stands beside it',
    [file('a.ts')],
    [file('package.json')],
    ['a.ts', 'package.json'],
  ],
  ['both at once', [], [file('package.json'), file('a.ts')], ['a.ts', 'package.json']],
  ['of many, the last', [], [file('a.ts'), file('b.ts')], ['b.ts']],
  ['a package.json alone', [], [file('package.json')], ['package.json']],
])('%s', (_, known, added, names) => {
  expect(joinFiles(known, added).map(({ name }) => name)).toEqual(names);
});

test('a file of the same name is the newer one', () => {
  expect(joinFiles([file('a.ts', 'old')], [file('a.ts', 'new')])).toEqual([file('a.ts', 'new')]);
});

test.each([
  ['the first text', [], '', [file('', 'new')]],
  [
    'a text of several',
    [file('a.ts'), file('b.json')],
    'b.json',
    [file('a.ts'), file('b.json', 'new')],
  ],
])('%s changes', (_, files, name, expected) => {
  expect(withText(files, name, 'new')).toEqual(expected);
});

test('of a file that is too long, so much is read that it is seen to be', async () => {
  // Letters of three bytes: the limit counts letters, the file bytes.
  const read = await readFiles([
    new File(['港'.repeat(2 * sizeLimit)], 'a.ts'),
    new File(['b'], 'b'),
  ]);
  expect(read.map(({ name }) => name)).toEqual(['a.ts', 'b']);
  expect(read[0]?.text.length).toBeGreaterThan(sizeLimit);
  expect(read[0]?.text.length).toBeLessThan(2 * sizeLimit);
  expect(read[1]?.text).toBe('b');
});
