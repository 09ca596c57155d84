import { expect, test, vi } from 'vitest';
import { isSupportedNode, requireSupportedNode } from './nodeVersion.mjs';

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

test.each([
  ['20.18.3', [[1]]],
  ['21.7.0', [[1]]],
  ['24.1.0', []],
])('on Node.js %s the process ends with %j', (node, exits) => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  requireSupportedNode();
  const lines = error.mock.calls.flat();
  const calls = exit.mock.calls;
  vi.restoreAllMocks();
  expect(calls).toEqual(exits);
  expect(lines).toEqual(exits.map(() => expect.stringContaining(`Node.js ${node} is too old`)));
});
