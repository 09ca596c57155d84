import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  moduleFederation: {
    options: {
      name: 'timetable',
      filename: 'remoteEntry.js',
      exposes: {
        './Departures': './src/Departures.tsx',
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
    },
  },
  server: {
    port: 3001,
    cors: { origin: 'http://localhost:3000' },
  },
  output: {
    assetPrefix: 'auto',
  },
});
