import { defineConfig } from '@rsbuild/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  plugins: [pluginVue()],
  html: {
    title: 'Packing list',
    mountId: 'app',
  },
  source: {
    define: {
      __VUE_OPTIONS_API__: false,
    },
  },
});
