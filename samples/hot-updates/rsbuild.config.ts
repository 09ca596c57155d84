import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  html: { title: 'Scoreboard' },
  output: { filenameHash: false },
});
