import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    legalComments: 'linked',
    minify: {
      jsOptions: {
        extractComments: {
          condition: /^!|@license|@preserve|copyright/i,
          banner: 'Licences: /licences.html',
        },
      },
    },
    filenameHash: false,
  },
});
