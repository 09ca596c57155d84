import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  html: {
    appIcon: {
      name: 'Planetarium',
      icons: [
        { src: './assets/icon-180.png', size: 180, target: 'apple-touch-icon' },
        { src: './assets/icon-192.png', size: 192, target: 'web-app-manifest' },
        { src: './assets/icon-512.png', size: 512, purpose: 'maskable' },
      ],
    },
  },
});
