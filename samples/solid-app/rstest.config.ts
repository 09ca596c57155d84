import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
  testEnvironment: 'happy-dom',
});
