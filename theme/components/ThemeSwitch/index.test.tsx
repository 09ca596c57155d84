import { createContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let darkMode: unknown;
vi.mock('@rspress/core/runtime', () => ({
  ThemeContext: createContext({}),
  useI18n: () => (key: string) => key,
  useSite: () => ({ site: { themeConfig: { darkMode } } }),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { ThemeSwitch } = await import('./index.tsx');

test.each([
  [undefined, true],
  [true, true],
  ['auto', true],
  ['dark', true],
  [false, false],
  ['force-dark', false],
  ['force-light', false],
])('with darkMode %j there is something to switch: %j', (setting, isShown) => {
  darkMode = setting;
  expect(renderToStaticMarkup(<ThemeSwitch />) !== '').toBe(isShown);
});
