import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false, minify: false, dataUriLimit: 0 },
  tools: {
    cssLoader: {
      url: {
        // The web server provides these files; the build does not resolve them.
        filter: (url) => !url.startsWith('/photos/'),
      },
    },
  },
});
