import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  tools: {
    rspack: (_config, { appendPlugins, rspack }) => {
      // Of all the files in `moment/locale`, only these two.
      appendPlugins(new rspack.ContextReplacementPlugin(/moment[\\/]locale$/, /[\\/](?:de|fr)$/));
    },
  },
});
