import { describe, expect, test } from 'vitest';
import { starOffset, starPositions, starSize } from './stars.ts';

test('there are 35 stars, all inside the hero', () => {
  expect(starPositions).toHaveLength(35);
  for (const { x, y } of starPositions) {
    expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
  }
});

test.each([
  [0, 3],
  [20, 4],
  [34, 4.7],
])('star %i is %f pixels', (index, size) => {
  expect(starSize(index)).toBeCloseTo(size);
});

describe('starOffset', () => {
  const star = { x: 500, y: 300 };
  test.each([
    ['the mouse is elsewhere', null, { x: 0, y: 0 }],
    ['the mouse is on it', { x: 500, y: 300 }, { x: 0, y: 0 }],
    ['the mouse is near', { x: 550, y: 250 }, { x: 10, y: -10 }],
    ['near on one axis only', { x: 550, y: 450 }, { x: 0, y: 0 }],
    ['exactly 100 px away', { x: 600, y: 300 }, { x: 0, y: 0 }],
    ['just inside', { x: 599, y: 300 }, { x: 19.8, y: 0 }],
  ])('%s', (_, mouse, expected) => {
    const offset = starOffset(mouse, star);
    expect(offset.x).toBeCloseTo(expected.x);
    expect(offset.y).toBeCloseTo(expected.y);
  });
});
