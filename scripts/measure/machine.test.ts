import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { thisMachine } from './machine.mjs';

test('memory is in GiB, as machines are sold', () => {
  const memory = vi.spyOn(os, 'totalmem').mockReturnValue(16 * 1024 ** 3);
  expect(thisMachine().memoryGb).toBe(16);
  memory.mockRestore();
});

test('the system is named with the first two numbers of its release', () => {
  const type = vi.spyOn(os, 'type').mockReturnValue('Linux');
  const release = vi.spyOn(os, 'release').mockReturnValue('6.12.8-amd64');
  expect(thisMachine().os).toBe('Linux 6.12');
  type.mockRestore();
  release.mockRestore();
});
