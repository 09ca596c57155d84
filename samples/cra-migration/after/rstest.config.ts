import { defineConfig } from '@rstest/core';
import config from './rsbuild.config';

export default defineConfig({
  plugins: config.plugins,
  source: config.source,
  globals: true,
  testEnvironment: 'happy-dom',
});
