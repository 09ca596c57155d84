import { afterEach, expect, test, vi } from 'vitest';
import { applyStoredAppearance } from './appearance.ts';

afterEach(() => vi.unstubAllGlobals());

/** Classes of the document after the script has run. */
function classes(stored: string | null | Error, prefersDark: boolean): string[] {
  const list = new Set(['dark', 'rp-dark', 'other']);
  const toggle = (name: string, on: boolean) => (on ? list.add(name) : list.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return key === 'rspress-theme-appearance' ? stored : null;
    },
  });
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({
      matches: prefersDark && query === '(prefers-color-scheme: dark)',
    }),
  });
  applyStoredAppearance('rspress-theme-appearance');
  return [...list];
}

test.each<[stored: string | null | Error, prefersDark: boolean, isDark: boolean]>([
  [null, false, false],
  [null, true, true],
  ['auto', true, true],
  ['dark', false, true], // the reader's choice comes before the system's
  ['light', true, false],
  ['neon', true, true], // invalid: follow the system
  ['neon', false, false],
  [new Error('blocked'), true, true],
])('%s stored, a dark system %s: dark %s', (stored, prefersDark, isDark) => {
  expect(classes(stored, prefersDark)).toEqual(isDark ? ['dark', 'rp-dark', 'other'] : ['other']);
});
