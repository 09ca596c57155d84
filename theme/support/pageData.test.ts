import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, leave, pageData, restOn } from './pageData.ts';

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
    restOn(path);
    vi.advanceTimersByTime(20);
    leave();
  }
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);

  restOn('/a');
  vi.advanceTimersByTime(60);
  restOn('/a');
  vi.advanceTimersByTime(60);
  void pageData('/a');
  expect(fetched()).toEqual(['/a']);
});

test('the link that is reached last is the one that counts', () => {
  restOn('/a');
  vi.advanceTimersByTime(20);
  restOn('/b');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual(['/b']);
});

test('what is no page is not fetched', () => {
  fetchAhead('/none');
  expect(fetched()).toEqual([]);
});

test('what could not be fetched ahead is tried again when it is asked for', async () => {
  initPageData.mockRejectedValueOnce(new Error('offline'));
  fetchAhead('/a');
  await vi.advanceTimersByTimeAsync(0);
  await expect(pageData('/a')).resolves.toMatchObject({ page: { routePath: '/a' } });
  expect(fetched()).toEqual(['/a', '/a']);
});
