import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    entry: {
      journal: './src/journal.tsx',
      settings: './src/settings.tsx',
    },
  },
  dev: {
    lazyCompilation: {
      // Compile each entry when its page is opened, and each `import()` when it runs.
      entries: true,
      imports: true,
    },
    // To see on disk what is compiled at a given moment.
    writeToDisk: true,
  },
});
