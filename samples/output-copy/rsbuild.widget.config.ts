import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    copy: [
      { from: './widgets/clock.js', to: 'small.js' },
      { from: './widgets/clock.js', to: 'as-is.js', info: { minimized: true } },
    ],
  },
});
