import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    externals: {
      vue: 'Vue',
    },
  },
  html: {
    tags: [
      {
        tag: 'script',
        attrs: {
          defer: true,
          src: 'https://cdn.jsdelivr.net/npm/vue@3.5.45/dist/vue.runtime.global.prod.js',
        },
        // Before the scripts of the build.
        append: false,
      },
    ],
  },
});
