import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    title: 'Harbour office',
    meta: { charset: false, viewport: false },
  },
});
