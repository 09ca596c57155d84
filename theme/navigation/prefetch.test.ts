import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelPrefetch, pageData, prefetch, prefetchSoon } from './prefetch.ts';

const { initPageData } = vi.hoisted(() => ({
  initPageData: vi.fn(async (path: string) => ({ page: { routePath: path } })),
}));
vi.mock('@rspress/core/runtime', () => ({
  initPageData,
  pathnameToRouteService: (path: string) => (path === '/none' ? undefined : { path }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  initPageData.mockClear();
});
afterEach(() => {
  // What is left of a test is no page of the next.
  void pageData('/last').catch(() => undefined);
  vi.useRealTimers();
});

const fetched = () => initPageData.mock.calls.map(([path]) => path);

test('a link that is passed over fetches nothing, one that is rested on its page, once', () => {
  for (const path of ['/a', '/b', '/c']) {
    prefetchSoon(path);
    vi.advanceTimersByTime(20);
    cancelPrefetch();
  }
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);

  prefetchSoon('/a');
  vi.advanceTimersByTime(60);
  prefetchSoon('/a');
  vi.advanceTimersByTime(60);
  void pageData('/a');
  expect(fetched()).toEqual(['/a']);
});

test('the link that is reached last is the one that counts', () => {
  prefetchSoon('/a');
  vi.advanceTimersByTime(20);
  prefetchSoon('/b');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual(['/b']);
});

test('what is no page is not fetched', () => {
  prefetch('/none');
  expect(fetched()).toEqual([]);
});

test('what could not be prefetched is tried again when it is needed', async () => {
  initPageData.mockRejectedValueOnce(new Error('offline'));
  prefetch('/a');
  await vi.advanceTimersByTimeAsync(0);
  await expect(pageData('/a')).resolves.toMatchObject({ page: { routePath: '/a' } });
  expect(fetched()).toEqual(['/a', '/a']);
});
