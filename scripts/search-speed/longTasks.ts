/** A task of the main thread; times of the page, in milliseconds. */
export interface LongTask {
  start: number;
  duration: number;
}

/** Something done in a page: a key pressed, or what the box held then. */
export interface Step {
  time: number;
  what: string;
}

/** One of several walks that do the same things in the same order. */
export interface Walk {
  /** Ascending in time. */
  steps: readonly Step[];
  longTasks: readonly LongTask[];
}

/**
 * Long tasks that belong to what is done, as those come again. A machine that is interrupted makes
 * a task long wherever it happens to be, and a throttled browser multiplies that.
 *
 * @param walks - two or more
 * @returns of all walks, the tasks for which another walk has one at the same step or the one beside
 *   it: how many milliseconds they took, and at what step
 */
export function recurringTasks(walks: readonly Walk[]): { duration: number; what: string }[] {
  const steps = walks.map(({ steps, longTasks }) => longTasks.map((task) => stepOf(task, steps)));
  return walks.flatMap(({ steps: done, longTasks }, walk) =>
    longTasks.flatMap(({ duration }, task) => {
      const step = steps[walk]?.[task] ?? -1;
      const comesAgain = steps.some(
        (others, index) => index !== walk && others.some((other) => Math.abs(other - step) <= 1),
      );
      return comesAgain ? [{ duration, what: done[step]?.what ?? 'start' }] : [];
    }),
  );
}

/** Index of the last step before the end of a task: a key may arrive while it runs; -1 before all. */
function stepOf({ start, duration }: LongTask, steps: readonly Step[]): number {
  return steps.findLastIndex(({ time }) => time < start + duration);
}
