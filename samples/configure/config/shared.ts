import type { RsbuildConfig } from '@rsbuild/core';

export const shared: RsbuildConfig = {
  html: {
    title: 'Bakery',
    meta: { 'theme-color': '#a55b2b' },
  },
  source: {
    entry: { index: './src/index.ts' },
  },
  output: {
    filenameHash: false,
  },
};
