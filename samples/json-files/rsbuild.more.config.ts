import { defineConfig } from '@rsbuild/core';
import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({
  plugins: [pluginYaml(), pluginToml()],
  source: {
    entry: { index: './src/more.ts' },
  },
  output: {
    filenameHash: false,
  },
});
