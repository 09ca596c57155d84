import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  plugins: [pluginPreact()],
  testEnvironment: 'happy-dom',
});
