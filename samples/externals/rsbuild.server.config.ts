import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/server.ts' },
  },
  output: {
    target: 'node',
    minify: false,
    externals: [
      // Packages start with a letter or `@`; paths with a dot, a slash or a drive.
      async ({ request = '' }) => /^[a-z@][^:]*$/i.test(request),
    ],
  },
});
