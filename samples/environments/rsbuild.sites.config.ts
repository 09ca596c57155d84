import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  environments: {
    shop: {
      html: { title: 'Orchard shop' },
    },
    // Below /admin of the same site
    admin: {
      source: { entry: { index: './src/admin.js' } },
      html: { title: 'Orchard office' },
      dev: { assetPrefix: '/admin/' },
      output: { distPath: { root: 'dist/admin' }, assetPrefix: '/admin/' },
    },
  },
});
