import { describe, expect, it } from 'vitest';
import { recurringTasks, type Walk } from './longTasks.ts';

/** A walk with a step each 100 ms, named by its time, and tasks given as [start, duration]. */
const walk = (...tasks: [start: number, duration: number][]): Walk => ({
  steps: [100, 200, 300, 400, 500].map((time) => ({ time, what: String(time) })),
  longTasks: tasks.map(([start, duration]) => ({ start, duration })),
});

describe('tasks that come again', () => {
  it.each<[string, Walk[], [duration: number, what: string][]]>([
    ['none in quiet walks', [walk(), walk(), walk()], []],
    ['not one that a single walk has', [walk([210, 60]), walk(), walk()], []],
    [
      'at the same step',
      [walk([210, 60]), walk(), walk([230, 55])],
      [
        [60, '200'],
        [55, '200'],
      ],
    ],
    [
      'at the step beside it',
      [walk([210, 60]), walk([310, 70])],
      [
        [60, '200'],
        [70, '300'],
      ],
    ],
    ['not two steps away', [walk([210, 60]), walk([410, 70])], []],
    ['not twice in one walk alone', [walk([210, 60], [220, 55]), walk()], []],
    [
      'of the key that arrives while it runs',
      [walk([150, 60]), walk([310, 51])],
      [
        [60, '200'],
        [51, '300'],
      ],
    ],
    [
      'before the first step',
      [walk([10, 60]), walk([20, 52])],
      [
        [60, 'start'],
        [52, 'start'],
      ],
    ],
    [
      'beside one that does not',
      [walk([110, 52], [410, 80]), walk([120, 53]), walk([130, 54])],
      [
        [52, '100'],
        [53, '100'],
        [54, '100'],
      ],
    ],
  ])('%s', (_, walks, expected) => {
    expect(recurringTasks(walks)).toEqual(expected.map(([duration, what]) => ({ duration, what })));
  });
});
