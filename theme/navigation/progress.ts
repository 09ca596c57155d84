import type { NProgress } from 'nprogress';
import { progressBar, progressDelayMs } from '../constants.ts';

let loading: Promise<NProgress> | undefined;

/**
 * Loads the code of the progress bar, which most readers never see: before a slow navigation needs
 * it, but after the page is readable.
 *
 * @returns the configured progress bar; rejects if its code cannot be loaded, and tries again next
 *   time
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
 * @param work - for example loading the code of the next page
 * @returns the result of the work; errors are passed on after the bar has finished
 */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  // The work continues without the bar.
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
