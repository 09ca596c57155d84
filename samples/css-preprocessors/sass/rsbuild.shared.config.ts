import path from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  plugins: [
    pluginSass({
      sassLoaderOptions: {
        additionalData: "@use 'tokens' with ($curtain: #17406d);",
        sassOptions: { loadPaths: [path.join(import.meta.dirname, 'src/styles')] },
      },
    }),
  ],
  source: { entry: { index: './src/shared.ts' } },
  output: { minify: false, filenameHash: false },
});
