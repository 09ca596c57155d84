import { describe, expect, it, test } from 'vitest';
import { cpuSeconds, processStatus, treeMemory } from './usage.mjs';

test.each([
  ['0m0.01s 0m0.00s\n0m1.25s 0m0.10s\n', 1.35], // the second line: the children
  ['0m0.010000s 0m0.000000s\n1m2.500000s 0m3.333333s', 65.83], // dash
  ['0m0.001s 0m0.000s\n12m0.000s 0m0.004s', 720], // a long one
])('the processor time of %j is %f s', (times, seconds) => {
  expect(cpuSeconds(times)).toBe(seconds);
});

test('text without times is an error', () => {
  expect(() => cpuSeconds('sh: no such file')).toThrow('no times');
});

test.each([
  ['Name:\tnode\nPid:\t8\nPPid:\t7\nVmHWM:\t 900 kB\nVmRSS:\t  800 kB\n', 7, 800],
  ['Name:\tnode\nState:\tZ (zombie)\nPPid:\t7\n', 7, 0], // has ended, holds nothing
])('the status %j is read', (status, parent, kilobytes) => {
  expect(processStatus(status)).toEqual({ parent, kilobytes });
});

describe('the memory of a tree', () => {
  const processes = new Map([
    [1, { parent: 0, kilobytes: 1024 }],
    [10, { parent: 1, kilobytes: 2048 }],
    [11, { parent: 10, kilobytes: 4096 }],
    [12, { parent: 11, kilobytes: 1024 }],
    [20, { parent: 1, kilobytes: 512 }],
  ]);
  it.each([
    [1, 8.5], // everything
    [10, 7], // children and theirs, not a sibling
    [12, 1], // a leaf
    [99, 0], // one that has ended
  ])('below process %i is %f MB', (root, megabytes) => {
    expect(treeMemory(processes, root)).toBe(megabytes);
  });
});
