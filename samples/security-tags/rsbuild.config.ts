import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    meta: { charset: false, viewport: false },
    tags: [{ tag: 'script', children: 'window.startedAt = Date.now();', append: false }],
  },
  security: { nonce: 'NONCE' },
});
