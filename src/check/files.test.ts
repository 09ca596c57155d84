import { expect, test } from 'vitest';
import { isManifest } from './files.ts';

test.each([
  ['package.json', true],
  ['web/package.json', true],
  ['web\\package.json', true],
  ['vite-package.json', false],
  ['package.json5', false],
])('%s says the versions of a project: %s', (name, expected) => {
  expect(isManifest({ name, text: '' })).toBe(expected);
});
