import { defineConfig } from '@rsbuild/core';
import { pluginRem } from '@rsbuild/plugin-rem';

export default defineConfig({
  plugins: [
    pluginRem({
      screenWidth: 750,
      rootFontSize: 100,
    }),
  ],
});
