import { describe, expect, it } from 'vitest';
import { stolenShare } from './stolenTime.mjs';

const ticks = (user: number, idle: number, steal: number) =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${steal} 50 0\ncpu0 1 1 1 1 1 1 1 999 1 1\nintr 5`;

describe('time that the host kept', () => {
  it.each<[string, string | undefined, string | undefined, number | undefined]>([
    ['a share of what has passed', ticks(100, 100, 10), ticks(150, 140, 20), 0.1],
    ['none', ticks(100, 100, 10), ticks(200, 100, 10), 0],
    ['unknown when no time has passed', ticks(1, 1, 1), ticks(1, 1, 1), undefined],
    ['unknown on a system without counters', undefined, undefined, undefined],
    ['unknown in a form without the counter', 'cpu  1 2 3', 'cpu  2 3 4', undefined],
  ])('%s', (_, before, after, share) => {
    expect(stolenShare(before, after)).toBe(share);
  });
});
