import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    favicon: './src/favicon.svg',
  },
  output: {
    dataUriLimit: 0,
    distPath: {
      root: 'build',
      html: 'pages',
      js: 'scripts',
      jsAsync: 'scripts/later',
      css: 'styles',
      svg: 'pictures',
      favicon: 'pictures',
    },
  },
});
