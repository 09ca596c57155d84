import { defineConfig } from '@rsbuild/core';
import { pluginStaging } from '../src';

export default defineConfig({
  plugins: [pluginStaging({ label: 'preview of a change' })],
});
