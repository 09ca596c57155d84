import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  dev: {
    // Only what the template engine of the backend reads.
    writeToDisk: (file) => file.endsWith('.html'),
  },
});
