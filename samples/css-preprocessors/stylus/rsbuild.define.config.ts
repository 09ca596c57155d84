import path from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginStylus } from '@rsbuild/plugin-stylus';

export default defineConfig({
  plugins: [
    pluginStylus({
      stylusOptions: {
        define: [['platforms', 4]],
        import: [path.join(import.meta.dirname, 'src/styles/tokens.styl')],
      },
    }),
  ],
  source: { entry: { index: './src/platforms.ts' } },
  output: { minify: false, filenameHash: false },
});
