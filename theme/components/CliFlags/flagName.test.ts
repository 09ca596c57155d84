import { expect, test } from 'vitest';
import { longFlagName } from './flagName.ts';

test.each([
  ['-c, --config <config>', 'config'],
  ['--no-env', 'no-env'], // negated flags keep their prefix
  ['-o, --open [url]', 'open'],
])('%s is %s', (flag, expected) => {
  expect(longFlagName(flag)).toBe(expected);
});

test('a flag without a long form is an error', () => {
  expect(() => longFlagName('-x')).toThrow("'-x'");
});
