import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';

export default defineConfig({
  plugins: [
    pluginBabel({
      // Solid's compiler is a Babel preset: apply it to files with JSX.
      include: /\.[jt]sx$/,
    }),
    pluginSolid(),
  ],
  html: {
    title: 'Seat map',
  },
});
