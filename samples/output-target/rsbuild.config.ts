import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    target: 'node',
    // Emit small images as files, too.
    dataUriLimit: 0,
  },
});
