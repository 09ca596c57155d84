/** Values of a color token in the light and the dark theme. */
export interface Colors {
  light: string;
  dark: string;
}

/**
 * Parses the color tokens of a style sheet.
 *
 * @param css - with declarations `--name: light-dark(#rrggbb, #rrggbb)`
 */
export function colorTokens(css: string): Map<string, Colors> {
  const declaration = /(--[\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g;
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  );
}

/**
 * Contrast ratio of two colors, as defined by WCAG 2.
 *
 * @param one - as `#rrggbb`
 * @param other - as `#rrggbb`
 * @returns from 1 (equal) to 21 (black on white)
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as defined by WCAG 2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
