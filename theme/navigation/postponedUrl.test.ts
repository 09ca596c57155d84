import { afterEach, expect, test, vi } from 'vitest';
import { postponeUrl, takePostponedUrl } from './postponedUrl.ts';

afterEach(() => vi.unstubAllGlobals());

test('a URL is kept with query and hash, and taken once', () => {
  const replaceState = vi.fn();
  const state = {};
  vi.stubGlobal('window', {
    location: { pathname: '/zh/none', search: '?a=1', hash: '#b' },
    history: { state, replaceState },
  });
  expect(takePostponedUrl()).toBeNull();
  postponeUrl('/404');
  expect(replaceState.mock.calls).toEqual([[state, '', '/404']]);
  expect(takePostponedUrl()).toBe('/zh/none?a=1#b');
  expect(takePostponedUrl()).toBeNull();
});
