import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

let isHydrated = true;
vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));
vi.mock('../../hooks/index.ts', () => ({ useHydrated: () => isHydrated }));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { SearchButton } = await import('./SearchButton.tsx');

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['MacIntel', true, '⌘ K'],
  ['iPad', true, '⌘ K'],
  ['Linux x86_64', true, 'Ctrl K'],
  ['Win32', true, 'Ctrl K'],
  // The server knows no keyboard.
  ['MacIntel', false, ''],
])('on %s, hydrated %j, the keys are %j', (platform, hydrated, keys) => {
  isHydrated = hydrated;
  vi.stubGlobal('navigator', { platform });
  const html = renderToStaticMarkup(<SearchButton isOpen />);
  expect(/aria-hidden="true">([^<]*)<\/span><\/button>$/.exec(html)?.[1]).toBe(keys);
  expect(html).toContain('aria-haspopup="dialog" aria-expanded="true"');
  expect(html).toContain('aria-keyshortcuts="Control+K Meta+K /"');
});

test('it is about to be used once the pointer, a finger or the focus is on it', () => {
  vi.stubGlobal('navigator', { platform: '' });
  const [onIntent, onOpen] = [vi.fn(), vi.fn()];
  const { props } = SearchButton({ onIntent, onOpen }) as ReactElement<ComponentProps<'button'>>;
  for (const hear of [props.onPointerEnter, props.onTouchStart, props.onFocus]) {
    (hear as (() => void) | undefined)?.();
  }
  expect(onIntent).toHaveBeenCalledTimes(3);
  expect(onOpen).not.toHaveBeenCalled();
  (props.onClick as (() => void) | undefined)?.();
  expect(onOpen).toHaveBeenCalledOnce();
});
