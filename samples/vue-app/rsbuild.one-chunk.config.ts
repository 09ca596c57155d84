import { defineConfig } from '@rsbuild/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  plugins: [pluginVue({ splitChunks: { vue: false, router: false } })],
  html: {
    title: 'Packing list',
    mountId: 'app',
  },
});
