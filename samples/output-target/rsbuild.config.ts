import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    target: 'node',
    // Small images become files too, to have one to look at.
    dataUriLimit: 0,
  },
});
