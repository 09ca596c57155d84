import { defineConfig } from '@rsbuild/core';

export default defineConfig(({ command, envMode }) => ({
  html: {
    title: envMode === 'staging' ? 'Bakery (test)' : 'Bakery',
  },
  output: {
    filenameHash: false,
    // Maps for the builds that are tested; otherwise the default, none for visitors.
    sourceMap: { js: command === 'build' && envMode !== 'production' ? 'source-map' : undefined },
  },
}));
