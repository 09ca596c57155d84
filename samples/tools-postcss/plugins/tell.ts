import type { Plugin } from 'postcss';

/** Prints its name when it runs. */
export const tell = (name: string): Plugin => ({
  postcssPlugin: name,
  Once: () => console.log('runs:', name),
});
