import { defineConfig } from '@rsbuild/core';
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';

export default defineConfig({
  output: { assetPrefix: 'https://cdn-one.example.com/' },
  html: { crossorigin: 'anonymous' },
  plugins: [
    pluginAssetsRetry({
      domain: [
        'https://cdn-one.example.com',
        'https://cdn-two.example.com',
        'https://shop.example.com',
      ],
      delay: ({ times }) => times * 500,
      inlineScript: false,
    }),
  ],
});
