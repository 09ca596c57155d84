import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: {
            pure_funcs: ['console.log', 'console.info', 'console.debug'],
          },
        },
      },
    },
  },
});
