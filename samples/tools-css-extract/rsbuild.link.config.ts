import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, dataUriLimit: 0 },
  tools: {
    cssExtract: {
      pluginOptions: {
        insert: '#own-styles',
        attributes: { 'data-app': 'ferries' },
        linkType: false,
      },
    },
  },
});
