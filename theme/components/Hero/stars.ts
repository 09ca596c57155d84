/** Position of a star, in percent of the hero. */
export interface StarPosition {
  x: number;
  y: number;
}

/** A point or an offset in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Maximum distance on both axes at which a star follows the mouse, in pixels. */
const starProximity = 100;

/** Movement of a star as a share of its distance from the mouse. */
const drift = 0.2;

/** Fixed positions of the 35 stars, chosen by hand so that few are behind the text. */
export const starPositions: readonly StarPosition[] = [
  { x: 4, y: 12 },
  { x: 11, y: 78 },
  { x: 17, y: 5 },
  { x: 23, y: 91 },
  { x: 29, y: 16 },
  { x: 36, y: 3 },
  { x: 41, y: 86 },
  { x: 47, y: 11 },
  { x: 52, y: 94 },
  { x: 55, y: 24 },
  { x: 58, y: 62 },
  { x: 60, y: 8 },
  { x: 62, y: 79 },
  { x: 64, y: 39 },
  { x: 66, y: 17 },
  { x: 68, y: 92 },
  { x: 70, y: 55 },
  { x: 71, y: 4 },
  { x: 73, y: 29 },
  { x: 75, y: 72 },
  { x: 77, y: 13 },
  { x: 79, y: 86 },
  { x: 81, y: 22 },
  { x: 83, y: 60 },
  { x: 85, y: 6 },
  { x: 86, y: 41 },
  { x: 88, y: 77 },
  { x: 89, y: 19 },
  { x: 91, y: 93 },
  { x: 92, y: 52 },
  { x: 93, y: 9 },
  { x: 95, y: 33 },
  { x: 96, y: 67 },
  { x: 97, y: 84 },
  { x: 98, y: 23 },
];

/**
 * Size of a star in pixels.
 *
 * @param index - of the star, from 0
 */
export function starSize(index: number): number {
  return index / 20 + 3;
}

/**
 * Offset of a star: towards the mouse if it is close on both axes, otherwise zero.
 *
 * @param mouse - position of the mouse, null if it is outside
 * @param star - position of the star, in the same coordinates
 */
export function starOffset(mouse: Point | null, star: Point): Point {
  if (!mouse) return { x: 0, y: 0 };
  const x = mouse.x - star.x;
  const y = mouse.y - star.y;
  const isNear = Math.abs(x) < starProximity && Math.abs(y) < starProximity;
  return isNear ? { x: x * drift, y: y * drift } : { x: 0, y: 0 };
}
