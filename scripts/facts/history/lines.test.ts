import { expect, test } from 'vitest';
import { historyData } from '../../../src/facts/historyData.ts';
import { documentedLines } from './lines.ts';

const { versions } = historyData;

test('versions are read by minor, oldest first: stable ones that can be run and are documented', () => {
  const others = ['1.0.0', '0.7.10', '2.3.0-beta.1', '99.0.0'];
  const lines = documentedLines([...others, ...versions.toReversed()]);
  expect(lines.flat()).toEqual(versions);
  expect(lines.map((line) => new Set(line.map((one) => one.replace(/\.\d+$/, ''))).size)).toEqual(
    lines.map(() => 1),
  );
  expect(documentedLines(['1.2.19', '1.2.9', '1.1.14'])).toEqual([['1.1.14'], ['1.2.9', '1.2.19']]);
});

test('a patch that the pages do not know stops the reading', () => {
  expect(() => documentedLines([...versions, '1.2.99'])).toThrow('npm has 1.2.99');
});
