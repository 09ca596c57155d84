/**
 * Limits how often a function runs: at once, then at most every `wait` milliseconds, and once more
 * after the last call.
 *
 * @returns the limited function; `cancel` drops a pending run
 */
export function throttle(run: () => void, wait: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const call = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        call();
      }
    }, wait);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return Object.assign(call, { cancel });
}
