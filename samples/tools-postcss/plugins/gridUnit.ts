import type { Plugin } from 'postcss';

/** Adds a unit to CSS: `2gu` are two steps of the layout grid. */
export function gridUnit(step = 8): Plugin {
  return {
    postcssPlugin: 'grid-unit',
    Declaration(declaration) {
      declaration.value = declaration.value.replace(
        /(-?[\d.]+)gu\b/g,
        (_, steps: string) => `${Number(steps) * step}px`,
      );
    },
  };
}
