import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  performance: {
    removeConsole: ['log', 'info', 'table', 'group'],
  },
});
