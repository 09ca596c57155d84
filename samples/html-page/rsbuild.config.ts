import { defineConfig } from '@rsbuild/core';

const titles: Record<string, string> = {
  index: 'Allotment Club',
  seeds: 'Seeds to swap · Allotment Club',
};

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', seeds: './src/seeds.ts' },
  },
  html: {
    template: './src/page.html',
    title: ({ entryName }) => titles[entryName],
    favicon: './src/leaf.svg',
    meta: { description: 'Plots, seeds and a shed full of tools.' },
    templateParameters: {
      pages: [
        { path: '/', label: 'Plots' },
        { path: '/seeds', label: 'Seeds' },
      ],
    },
  },
});
