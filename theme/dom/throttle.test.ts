import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs at once, then at most once a period, and after the last call', () => {
  const run = vi.fn();
  const limited = throttle(run, 200);
  limited();
  expect(run).toHaveBeenCalledTimes(1);
  limited();
  limited();
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  limited();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a pending run can be dropped', () => {
  const run = vi.fn();
  const limited = throttle(run, 200);
  limited();
  limited();
  limited.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  // Nor does it come back with the next call.
  limited();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});
