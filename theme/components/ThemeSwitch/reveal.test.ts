import { expect, test } from 'vitest';
import { revealCircle } from './reveal.ts';

test.each([
  // From a corner, the far corner is the diagonal away.
  [{ x: 0, y: 0 }, { width: 300, height: 400 }, 500],
  [{ x: 300, y: 400 }, { width: 300, height: 400 }, 500],
  // From the middle, half of it.
  [{ x: 150, y: 200 }, { width: 300, height: 400 }, 250],
])('from %o in %o', (center, window, radius) => {
  const at = `at ${center.x}px ${center.y}px`;
  expect(revealCircle(center, window)).toEqual([`circle(0px ${at})`, `circle(${radius}px ${at})`]);
});
