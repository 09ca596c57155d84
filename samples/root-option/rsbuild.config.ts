import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  // Relative to this file, wherever the command runs
  root: join(import.meta.dirname, 'apps/harbour'),
});
