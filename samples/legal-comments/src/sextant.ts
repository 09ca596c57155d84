/**
 * @license
 * Sextant, (c) Night Watch, Apache-2.0
 */
/** Copyright of the tables: Almanac Office */
export function sextant(): string {
  return `${Math.round(Math.random() * 90)} deg above the horizon`;
}
