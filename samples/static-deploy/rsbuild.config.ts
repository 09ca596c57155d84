import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    title: 'Tide table',
    favicon: './src/wave.svg',
  },
});
