import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: {
    title: 'Allotment Club',
    favicon: './src/leaf.svg',
    meta: { description: 'Plots, seeds and a shed full of tools.' },
    tags: { tag: 'script', attrs: { src: 'https://stats.example.com/count.js', async: true } },
  },
});
