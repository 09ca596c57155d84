import { expect, test } from 'vitest';
import { isSupportedNode } from './nodeVersion.mjs';

test.each([
  ['20.19.0', true], // the lowest that Rspress accepts
  ['20.18.3', false], // one minor below
  ['21.7.0', false], // odd line, never supported
  ['22.11.0', false], // 22 before it could require ES modules
  ['22.12.0', true],
  ['24.1.0', true], // later lines need no list
  ['18.20.0', false],
])('Node.js %s is supported: %s', (version, supported) => {
  expect(isSupportedNode(version)).toBe(supported);
});
