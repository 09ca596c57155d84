import nprogress from 'nprogress';
import { progressBar, progressDelayMs } from './constants.ts';

nprogress.configure({ ...progressBar, showSpinner: false });

/**
 * Shows the progress bar if the work takes longer than the delay of spec section 4.
 *
 * @param work - for example the code of the next page on its way
 * @returns what the work returns; a failure is passed on after the bar has finished
 */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => nprogress.start(), progressDelayMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    nprogress.done();
  }
}
