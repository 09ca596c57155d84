import { expect, test } from 'vitest';
import { cpuSeconds, measureNode } from './processes.mjs';

test.each([
  ['0m0.01s 0m0.00s\n0m1.25s 0m0.10s\n', 1.35], // the second line: the children
  ['0m0.010000s 0m0.000000s\n1m2.500000s 0m3.333333s', 65.83], // dash
  ['0m0.001s 0m0.000s\n12m0.000s 0m0.004s', 720], // a long one
])('the CPU time of %j is %f s', (times, seconds) => {
  expect(cpuSeconds(times)).toBe(seconds);
});

test('text without times is an error', () => {
  expect(() => cpuSeconds('sh: no such file')).toThrow('no times');
});

// Programs are started with a POSIX shell.
test.skipIf(process.platform === 'win32')(
  'a program that fails is an error with what it printed',
  async () => {
    const failing = measureNode(['-e', 'console.log("why"); process.exit(3)'], { cwd: '/' });
    await expect(failing).rejects.toThrow(/failed \(3\):\nwhy/);
  },
);
