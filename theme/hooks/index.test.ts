import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What runs when the component is gone: of the one effect, what it returns. */
let leave: (() => void) | undefined;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect(run: () => () => void) {
    leave = run();
  },
}));
vi.mock('@rspress/core/runtime', () => ({ useLocation: vi.fn(), usePages: vi.fn() }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useMedia, useScroll } = await import('./index.ts');
const { version } = await import('../navigation/version.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, () => void]>([
  ['the page scrolls', () => window.dispatchEvent(new Event('scroll'))],
  ['the window changes', () => window.dispatchEvent(new Event('resize'))],
  // Nothing scrolls where what it hides or shows is further down.
  ['another version is shown', () => version.set(version.get() === '1' ? '2' : '1')],
])('positions are asked for once painted, and when %s', (_, happen) => {
  const onScroll = vi.fn();
  useScroll(onScroll);
  expect(onScroll).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onScroll).toHaveBeenCalledTimes(1);
  happen();
  expect(onScroll).toHaveBeenCalledTimes(2);
  happen();
  leave?.();
  happen();
  vi.runAllTimers();
  expect(onScroll).toHaveBeenCalledTimes(2);
});

test('a window that becomes wide enough is noticed, until the component is gone', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn(() => media);
  vi.stubGlobal('window', { matchMedia });
  const onEnter = vi.fn();
  useMedia('(width >= 768px)', onEnter);
  expect(matchMedia).toHaveBeenCalledExactlyOnceWith('(width >= 768px)');
  media.dispatchEvent(new Event('change'));
  expect(onEnter).not.toHaveBeenCalled();
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  expect(onEnter).toHaveBeenCalledTimes(1);
  leave?.();
  media.dispatchEvent(new Event('change'));
  expect(onEnter).toHaveBeenCalledTimes(1);
});
