import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'ferry_site',
      remotes: {
        timetable: 'timetable@http://localhost:3001/mf-manifest.json',
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      // Users get a page even if the remote does not answer.
      shareStrategy: process.env.NODE_ENV === 'production' ? 'loaded-first' : 'version-first',
      dts: false,
    }),
  ],
});
