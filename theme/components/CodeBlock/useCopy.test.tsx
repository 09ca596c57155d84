import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyFeedbackMs } from '../../constants.ts';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
/** The outcomes set since the start of the test, and the cleanup of the effect. */
const outcomes: (string | undefined)[] = [];
let leave: (() => void) | undefined;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (value?: string) => [value, (next?: string) => outcomes.push(next)],
  useEffect(run: () => () => void) {
    leave = run();
  },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useCopy } = await import('./useCopy.ts');

function button(): ReturnType<typeof useCopy> {
  let shown: ReturnType<typeof useCopy> | undefined;
  const Button = () => {
    shown = useCopy();
    return null;
  };
  renderToStaticMarkup(<Button />);
  if (!shown) throw new Error('not rendered');
  return shown;
}

beforeEach(() => {
  outcomes.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText: async () => {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each copy is confirmed for as long, another one before the end, too', async () => {
  const { copy } = button();
  await copy('a');
  vi.advanceTimersByTime(copyFeedbackMs - 1);
  await copy('b');
  vi.advanceTimersByTime(copyFeedbackMs - 1);
  expect(outcomes).toEqual(['copied', 'copied']);
  vi.advanceTimersByTime(1);
  expect(outcomes).toEqual(['copied', 'copied', undefined]);
});

test('a removed button does not change', async () => {
  const { copy } = button();
  await copy('a');
  leave?.();
  vi.runAllTimers();
  expect(outcomes).toEqual(['copied']);
});
