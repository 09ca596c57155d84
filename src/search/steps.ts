/** How long a slice takes, in milliseconds: less than a key press waits unnoticed. */
const sliceMs = 8;

/** Takes steps to the end. */
export function takeAll<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Takes steps to the end, with a rest whenever a slice is over.
 *
 * @param rest - resolves when the thread has done what else it had to
 */
export async function takeInSlices<T>(
  steps: Generator<void, T, void>,
  rest: () => Promise<void>,
): Promise<T> {
  let sliceEnd = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < sliceEnd) continue;
    await rest();
    sliceEnd = performance.now() + sliceMs;
  }
}
