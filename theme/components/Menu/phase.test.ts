import { describe, expect, test } from 'vitest';
import { type MenuEvent, type MenuPhase, nextPhase } from './phase.ts';

describe('nextPhase', () => {
  test.each<[string, MenuEvent[], MenuPhase]>([
    ['the pointer passes', ['enter', 'leave'], 'closed'],
    ['the pointer stays', ['enter'], 'peek'],
    ['the pointer clicks', ['enter', 'click'], 'open'],
    ['and leaves', ['enter', 'click', 'leave'], 'open'],
    ['and clicks again', ['enter', 'click', 'click'], 'closed'],
    ['a tap', ['click'], 'open'],
    ['two taps', ['click', 'click'], 'closed'],
    ['the keyboard arrives', ['focus'], 'peek'],
    ['and presses Enter', ['focus', 'click'], 'open'],
    ['and Enter again', ['focus', 'click', 'click'], 'closed'],
    ['the pointer comes back to an open menu', ['click', 'enter'], 'open'],
    ['Escape, another page, or focus elsewhere', ['click', 'close'], 'closed'],
  ])('%s: %s → %s', (_case, events, phase) => {
    expect(events.reduce<MenuPhase>(nextPhase, 'closed')).toBe(phase);
  });
});
