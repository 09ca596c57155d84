import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const bar = { configure: vi.fn(), start: vi.fn(), done: vi.fn() };
vi.mock('nprogress', () => ({ default: bar }));

/** Work that ends when the test says so. */
function pending() {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<string>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

let withProgress: <T>(work: Promise<T>) => Promise<T>;
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  for (const call of Object.values(bar)) call.mockReset();
  bar.configure.mockReturnValue(bar);
  ({ withProgress } = await import('./progress.ts'));
});
afterEach(() => vi.useRealTimers());

test('the bar starts after 200 ms and ends with the work', async () => {
  const { promise, resolve } = pending();
  const done = withProgress(promise);
  await vi.advanceTimersByTimeAsync(199);
  expect(bar.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(bar.start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(bar.done).not.toHaveBeenCalled();
  resolve('page');
  expect(await done).toBe('page');
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.done).toHaveBeenCalledOnce();
});

test('work that is done sooner shows no bar', async () => {
  const { promise, resolve } = pending();
  const done = withProgress(promise);
  await vi.advanceTimersByTimeAsync(199);
  resolve('page');
  await done;
  await vi.advanceTimersByTimeAsync(1000);
  expect(bar.start).not.toHaveBeenCalled();
});

test('a bar whose code comes after the end of the work is not shown', async () => {
  const { prepareProgress } = await import('./progress.ts');
  const code = pending();
  vi.doMock('nprogress', () => code.promise.then(() => ({ default: bar })));
  const work = pending();
  const done = withProgress(work.promise);
  await vi.advanceTimersByTimeAsync(300);
  work.resolve('page');
  await done;
  code.resolve('');
  await prepareProgress();
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.start).not.toHaveBeenCalled();
});

test('a failure is passed on, and ends the bar', async () => {
  const { promise, reject } = pending();
  const failure = withProgress(promise).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(300);
  reject(new Error('lost'));
  expect(await failure).toBe('lost');
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.done).toHaveBeenCalledOnce();
});

test('it grows as decided, without a spinner', async () => {
  await withProgress(Promise.resolve('page'));
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.configure).toHaveBeenCalledExactlyOnceWith({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});

test('without its code the work goes on, and the code is requested again', async () => {
  const { prepareProgress } = await import('./progress.ts');
  vi.doMock('nprogress', () => Promise.reject(new Error('offline')));
  expect(await withProgress(Promise.resolve('page'))).toBe('page');
  await expect(prepareProgress()).rejects.toThrow();
  vi.doMock('nprogress', () => ({ default: bar }));
  expect(await prepareProgress()).toBe(bar);
});
