import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: {
      // A path
      index: './src/home.js',
      // Several modules that run one after the other
      tickets: ['./src/consent.js', './src/tickets.js'],
      // An object, here for a script without a page and with a fixed name
      'service-worker': {
        import: './src/service-worker.js',
        filename: 'service-worker.js',
        html: false,
      },
    },
  },
});
