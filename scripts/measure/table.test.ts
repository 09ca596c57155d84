import { expect, test } from 'vitest';
import { kilobytes, table } from './table.mjs';

test('a table lines up: names to the left, figures to the right', () => {
  expect(
    table(
      ['page', 'kB'],
      [
        ['quick start', 9],
        ['home', '120.5'],
      ],
    ),
  ).toBe(
    [
      '| page        |    kB |',
      '| ----------- | ----: |',
      '| quick start |     9 |',
      '| home        | 120.5 |',
    ].join('\n'),
  );
});

test('a table without rows has its header', () => {
  expect(table(['a'], [])).toBe('| a   |\n| --- |');
});

test.each([
  [0, '0.0'],
  [949, '0.9'],
  [114_940, '114.9'], // thousands, not 1024
])('%i bytes are %s kB', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text);
});
