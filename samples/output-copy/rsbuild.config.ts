import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    copy: [
      // A folder: its content is copied directly into `dist`.
      'extra',
      // One file under another name.
      { from: './widgets/clock.css', to: 'widget/clock.css' },
      // A glob, relative to `context`.
      { from: '**/*.txt', context: 'extra/terms', to: 'legal' },
    ],
  },
});
