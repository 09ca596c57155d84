import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    meta: { charset: false, viewport: false },
  },
  security: {
    sri: { enable: 'auto' },
  },
});
