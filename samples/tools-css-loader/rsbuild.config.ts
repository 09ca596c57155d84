import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, dataUriLimit: 0 },
  tools: {
    cssLoader: {
      url: {
        // The web server has these; the build leaves them alone.
        filter: (url) => !url.startsWith('/photos/'),
      },
    },
  },
});
