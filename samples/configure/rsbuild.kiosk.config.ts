import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { shared } from './config/shared';

export default defineConfig(
  mergeRsbuildConfig(shared, {
    html: {
      title: 'Bakery kiosk',
    },
    source: {
      entry: { kiosk: './src/kiosk.ts' },
    },
    output: {
      distPath: { root: 'dist-kiosk' },
    },
  }),
);
