import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { thisMachine } from './machine.mjs';

test('memory is in GiB, as machines are sold', () => {
  const memory = vi.spyOn(os, 'totalmem').mockReturnValue(16 * 1024 ** 3);
  expect(thisMachine().memoryGb).toBe(16);
  memory.mockRestore();
});
