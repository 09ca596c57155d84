import { describe, expect, test } from 'vitest';
import { type HideNavbar, isNavbarHidden } from './navbar.ts';

describe('isNavbarHidden', () => {
  test.each<[string, HideNavbar, number, number, boolean, boolean]>([
    ['never, scrolling down', 'never', 100, 900, false, false],
    ['always, at the top', 'always', 0, 0, false, true],
    ['always, scrolling up', 'always', 900, 100, true, true],
    ['auto, scrolling down', 'auto', 100, 900, false, true],
    ['auto, scrolling up', 'auto', 900, 700, true, false],
    ['auto, at rest hidden', 'auto', 900, 900, true, true],
    ['auto, at rest shown', 'auto', 900, 900, false, false],
    ['auto, the first pixels down', 'auto', 0, 64, false, false],
    ['auto, back at the top', 'auto', 300, 0, true, false],
    ['auto, rubber band', 'auto', 0, -40, true, false],
  ])('%s', (_case, setting, from, to, hidden, expected) => {
    expect(isNavbarHidden(setting, { from, to, hidden, height: 64 })).toBe(expected);
  });
});
