import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginSvgr({
      svgrOptions: {
        // As large as the text around it, and in its colour.
        icon: true,
        replaceAttrValues: { '#1b3a57': 'currentColor' },
        titleProp: true,
      },
    }),
  ],
});
