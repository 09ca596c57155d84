import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  server: {
    open: '/daily',
  },
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: { compress: { drop_console: true } },
      },
    },
  },
  environments: {
    web: {
      source: { entry: { index: './src/index.ts' } },
      resolve: { alias: { storage: './src/storage.web.ts' } },
      output: { overrideBrowserslist: ['chrome >= 100', 'safari >= 15'] },
    },
    node: {
      source: { entry: { render: './src/render.ts' } },
      resolve: { alias: { storage: './src/storage.node.ts' } },
      output: {
        target: 'node',
        distPath: { root: 'dist/ssr' },
        emitAssets: false,
        overrideBrowserslist: ['node >= 18'],
      },
    },
  },
});
