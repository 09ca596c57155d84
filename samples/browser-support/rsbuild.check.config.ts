import { defineConfig } from '@rsbuild/core';
import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';

export default defineConfig({
  plugins: [pluginCheckSyntax()],
  source: {
    entry: { index: './src/clock.ts' },
    // As if it were a package
    exclude: [/[\\/]src[\\/]vendor[\\/]/],
  },
  output: {
    filenameHash: false,
    overrideBrowserslist: ['chrome >= 61', 'safari >= 11'],
    // Lets the message name the source.
    sourceMap: { js: 'source-map' },
  },
});
