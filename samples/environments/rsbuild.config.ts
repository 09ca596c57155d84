import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  // For both environments
  source: {
    define: { SITE_NAME: JSON.stringify('Orchard') },
  },
  environments: {
    web: {
      source: { entry: { index: './src/page.js' } },
    },
    server: {
      source: { entry: { index: './src/server.js' } },
      output: { target: 'node', distPath: { root: 'dist/server' }, minify: false },
    },
  },
});
