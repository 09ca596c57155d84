import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  server: {
    // Both folders contain a `robots.txt`.
    publicDir: [{ name: 'public' }, { name: 'brand', watch: true }],
  },
});
