import { expect, test } from 'vitest';
import { joinFiles } from './useFiles.ts';

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
