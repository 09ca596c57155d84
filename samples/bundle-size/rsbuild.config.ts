import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/station.ts' },
    // A condition that is known at build time.
    define: { SHOW_GRID: JSON.stringify(process.env.GRID === '1') },
  },
});
