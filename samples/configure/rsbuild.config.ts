import { defineConfig } from '@rsbuild/core';

export default defineConfig(({ command, envMode }) => ({
  html: {
    title: envMode === 'staging' ? 'Bakery (test)' : 'Bakery',
  },
  output: {
    filenameHash: false,
    // Source maps for builds in other modes than production, such as staging.
    sourceMap: { js: command === 'build' && envMode !== 'production' ? 'source-map' : undefined },
  },
}));
