import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  tools: {
    rspack: (_config, { appendPlugins, rspack }) => {
      // Only these two files in `moment/locale`.
      appendPlugins(new rspack.ContextReplacementPlugin(/moment[\\/]locale$/, /[\\/](?:de|fr)$/));
    },
  },
});
