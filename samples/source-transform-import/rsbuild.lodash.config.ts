import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/lodash.js' },
    transformImport: [{ libraryName: 'lodash', customName: 'lodash/{{ member }}' }],
  },
});
