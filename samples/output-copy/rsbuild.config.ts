import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    copy: [
      // A folder: its content goes straight into `dist`.
      'extra',
      // One file under another name.
      { from: './widgets/clock.css', to: 'widget/clock.css' },
      // A glob, with paths counted from `context`.
      { from: '**/*.txt', context: 'extra/terms', to: 'legal' },
    ],
  },
});
