import { defineConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  plugins: [
    pluginLess({
      lessLoaderOptions: {
        lessOptions: { modifyVars: { pepper: '#2e5e3e' } },
      },
    }),
  ],
  output: { minify: false, filenameHash: false },
});
