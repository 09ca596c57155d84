import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckRequest } from '../../../src/check/index.ts';
import type { Report } from '../../../src/check/types.ts';
import type { CheckState } from './useReport.ts';

vi.mock('@rspress/core/runtime', () => ({
  useLang: () => 'en',
  withBase: (path: string) => path,
}));
/** Settles the check that is under way. */
let answer: { resolve: (report: Report) => void; reject: (error: Error) => void } | undefined;
vi.mock('./client.ts', () => ({
  check: () =>
    new Promise((resolve, reject) => {
      answer = { resolve, reject };
    }),
}));
let state: CheckState = { kind: 'idle' };
/** What runs when other files are to be checked. */
let leave: (() => void) | undefined;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect(run: () => (() => void) | undefined) {
    leave = run();
  },
  useState: () => [
    state,
    (next: CheckState | ((before: CheckState) => CheckState)) => {
      state = typeof next === 'function' ? next(state) : next;
    },
  ],
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useReport } = await import('./useReport.ts');

const [request, report, last] = [{}, {}, {}] as [CheckRequest, Report, Report];
const ask = (files?: CheckRequest) => {
  const Page = () => {
    useReport(files, 0);
    return null;
  };
  renderToStaticMarkup(<Page />);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = undefined;
  state = { kind: 'ready', report: last };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the last report stays until the next one is there', async () => {
  ask(request);
  expect(state).toEqual({ kind: 'loading', report: last });
  await vi.runAllTimersAsync();
  answer?.resolve(report);
  await vi.runAllTimersAsync();
  expect(state.kind).toBe('ready');
  expect(state.report).toBe(report);
});

test('a check that fails says so', async () => {
  ask(request);
  await vi.runAllTimersAsync();
  answer?.reject(new Error('offline'));
  await vi.runAllTimersAsync();
  expect(state).toEqual({ kind: 'failed' });
});

test.each<[what: string, settle: () => void]>([
  ['answer', () => answer?.resolve(report)],
  ['failure', () => answer?.reject(new Error('offline'))],
])('the %s of a check that another one replaced does not count', async (_, settle) => {
  ask(request);
  await vi.runAllTimersAsync();
  leave?.();
  ask();
  expect(answer).toBeDefined();
  settle();
  await vi.runAllTimersAsync();
  expect(state).toEqual({ kind: 'idle' });
});

test('while somebody types nothing is checked', async () => {
  ask(request);
  leave?.();
  await vi.runAllTimersAsync();
  expect(answer).toBeUndefined();
});
