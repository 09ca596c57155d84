import { expect, test } from 'vitest';
import { variedFact } from './describe.ts';

const code = (value: string) => ({ code: value });

test.each([
  ['in all versions', [{ value: 'a' }], [{ label: 'Default', code: 'a', minors: undefined }]],
  [
    'in some alone, it is shown to their readers',
    [
      { value: 'a', minors: '2.1' },
      { value: null, minors: '2.0' },
      { value: 'b', minors: '1.7' },
    ],
    [
      {
        label: 'Default',
        parts: [
          { code: 'a', minors: '2.1' },
          { code: 'b', minors: '1.7' },
        ],
        minors: '2.1 1.7',
      },
    ],
  ],
  ['in none', [{ value: null }], []],
])('a fact that is known %s', (_, values, expected) => {
  expect(variedFact('Default', values, code)).toEqual(expected);
});
