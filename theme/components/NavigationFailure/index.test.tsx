import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { FailureNoticeProps } from './FailureNotice.tsx';

vi.mock('@rspress/core/runtime', () => ({
  useI18n:
    () =>
    (key: string, params: Record<string, string> = {}) =>
      [key, ...Object.values(params)].join(' '),
}));
// The store answers with its first value while a page is rendered for the server.
vi.mock('../../hooks/createStore.ts', async (original) => ({
  ...(await original<typeof import('../../hooks/createStore.ts')>()),
  useStore: ({ get }: { get: () => unknown }) => get(),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { NavigationFailure } = await import('./index.tsx');
const { failedNavigation } = await import('../../navigation/failedNavigation.ts');

const notice = () => NavigationFailure() as ReactElement<FailureNoticeProps> | null;

test('nothing is shown as long as nothing fails', () => {
  expect(notice()).toBeNull();
});

test('the page that did not come is named, and can be tried again or be left alone', () => {
  const retry = vi.fn();
  failedNavigation.set({ to: '/config/mode', retry });
  const told = notice();
  expect(renderToStaticMarkup(told).replace(/ class="[^"]*"/g, '')).toBe(
    '<div role="alert"><p><strong>navigationFailed.message /config/mode</strong><br/>navigationFailed.cause</p>' +
      '<button type="button">navigationFailed.retry</button>' +
      '<button type="button">navigationFailed.dismiss</button></div>',
  );
  told?.props.onRetry();
  expect(retry).toHaveBeenCalledOnce();
  told?.props.onDismiss();
  expect(retry).toHaveBeenCalledOnce();
  expect(notice()).toBeNull();
});
