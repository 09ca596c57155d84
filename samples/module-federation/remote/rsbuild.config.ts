import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'timetable',
      filename: 'remoteEntry.js',
      exposes: {
        './Departures': './src/Departures.tsx',
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
  server: {
    port: 3001,
    cors: { origin: 'http://localhost:3000' },
  },
  output: {
    // Chunks are loaded from the origin of the entry script, not from the host.
    assetPrefix: 'auto',
  },
});
