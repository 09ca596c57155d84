import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

let darkMode: boolean | undefined;
vi.mock('@rspress/core/runtime', () => ({
  useSite: () => ({ site: { themeConfig: { darkMode } } }),
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useThemeState } = await import('./useThemeState.ts');

afterEach(() => {
  darkMode = undefined;
  vi.unstubAllGlobals();
});

/** Renders in a browser, and returns what the hook does. */
function useIn({ stored = '', prefersDark = false, isBlocked = false } = {}) {
  const items = new Map(stored ? [['rspress-theme-appearance', stored]] : []);
  const classes = new Set<string>();
  const check = () => {
    if (isBlocked) throw new Error('blocked');
  };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersDark }) });
  vi.stubGlobal('document', {
    documentElement: {
      classList: {
        toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
      },
    },
  });
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      check();
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      check();
      items.set(key, value);
    },
  });
  let state: ReturnType<typeof useThemeState> | undefined;
  const Reader = () => {
    state = useThemeState();
    return null;
  };
  renderToStaticMarkup(<Reader />);
  if (!state) throw new Error('not rendered');
  return { theme: state[0], setTheme: state[1], items, classes };
}

test.each([
  ['', false, 'light'],
  ['', true, 'dark'],
  ['auto', true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['neon', true, 'dark'], // invalid: as the system has it
])('%j stored, a dark system %s: %s from the first render', (stored, prefersDark, theme) => {
  expect(useIn({ stored, prefersDark }).theme).toBe(theme);
});

test('a choice shows at once and is stored under the name that readers have it under', () => {
  const { setTheme, items, classes } = useIn();
  setTheme('dark');
  expect([...items]).toEqual([['rspress-theme-appearance', 'dark']]);
  expect([...classes]).toEqual(['dark', 'rp-dark']);
  setTheme('light');
  expect([...items]).toEqual([['rspress-theme-appearance', 'light']]);
  expect([...classes]).toEqual([]);
});

test('blocked storage costs the memory alone', () => {
  const { theme, setTheme, classes } = useIn({ isBlocked: true, prefersDark: true });
  expect(theme).toBe('dark');
  setTheme('light');
  expect([...classes]).toEqual([]);
  setTheme('dark');
  expect([...classes]).toEqual(['dark', 'rp-dark']);
});

test('without a dark theme it is light, with any stored value', () => {
  darkMode = false;
  const { theme, setTheme, items, classes } = useIn({ stored: 'dark', prefersDark: true });
  expect(theme).toBe('light');
  setTheme('dark');
  expect([...items]).toEqual([['rspress-theme-appearance', 'dark']]);
  expect([...classes]).toEqual([]);
});
