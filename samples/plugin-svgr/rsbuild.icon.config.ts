import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginSvgr({
      svgrOptions: {
        // The size and color of the surrounding text.
        icon: true,
        replaceAttrValues: { '#1b3a57': 'currentColor' },
        titleProp: true,
      },
    }),
  ],
});
