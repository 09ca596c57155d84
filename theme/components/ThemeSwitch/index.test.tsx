import { createContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

let darkMode: unknown;
vi.mock('@rspress/core/runtime', () => ({
  ThemeContext: createContext({}),
  useI18n: () => (key: string) => key,
  useSite: () => ({ site: { themeConfig: { darkMode } } }),
}));
vi.mock('../Icon/index.tsx', () => ({ Icon: ({ name }: { name: string }) => name }));
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

test('each theme has the picture and the name of the other', () => {
  darkMode = true;
  const html = renderToStaticMarkup(<ThemeSwitch />).replace(/<(?!span data-scheme)[^>]*>/g, ' ');
  const shown = html.matchAll(/<span data-scheme="(\w+)">(\w+)\s+([\w.]+)/g);
  expect([...shown].map((found) => found.slice(1))).toEqual([
    ['light', 'moon', 'layout.toDark'],
    ['dark', 'sun', 'layout.toLight'],
  ]);
});
