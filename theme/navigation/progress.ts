import type { NProgress } from 'nprogress';
import { progressBar, progressDelayMs } from '../constants.ts';

let loading: Promise<NProgress> | undefined;

/**
 * Fetches the code of the progress bar, which most readers never see. It has to be there before a
 * slow network needs it, but not before the page can be read.
 *
 * @returns the bar, set up; rejects when its code cannot be had, and asks again the next time
 */
export function prepareProgress(): Promise<NProgress> {
  loading ??= import('nprogress').then(
    ({ default: bar }) => bar.configure({ ...progressBar, showSpinner: false }),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Shows the progress bar if the work takes longer than `progressDelayMs`.
 *
 * @param work - for example the code of the next page on its way
 * @returns what the work returns; a failure is passed on after the bar has finished
 */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  // Without the bar, the work goes on.
  const bar = prepareProgress().catch(() => undefined);
  const timer = setTimeout(async () => {
    const loaded = await bar;
    if (!isDone) loaded?.start();
  }, progressDelayMs);
  try {
    return await work;
  } finally {
    isDone = true;
    clearTimeout(timer);
    void bar.then((loaded) => loaded?.done());
  }
}
