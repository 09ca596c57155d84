import { expect, test } from 'vitest';
import { toolOf } from './configuredTool.ts';

test.each([
  ['rsbuild.config.ts', '', 'rsbuild'],
  ['config/rsbuild.prod.config.mjs', '', 'rsbuild'],
  ['vite.config.mts', '', 'vite'],
  ['webpack.prod.js', '', 'webpack'],
  ['vue.config.js', '', 'vue-cli'],
  ['craco.config.js', '', 'craco'],
  // Pasted, so that there is no name.
  ['', "import { defineConfig } from 'vite';", 'vite'],
  ['', "const { defineConfig } = require('@vue/cli-service');", 'vue-cli'],
  ['', "import { defineConfig } from '@rsbuild/core';", 'rsbuild'],
  ['', "import { defineConfig } from 'vitest/config';", 'vite'],
  ['', "const webpack = require('webpack');", 'webpack'],
  [
    '',
    "import { pluginVue } from '@rsbuild/plugin-vue';\nexport default { devtool: false };",
    'rsbuild',
  ],
  ['', "import vue from '@vitejs/plugin-vue';", 'vite'],
  // The name comes first, and its own tool before what else it says.
  ['rsbuild-vite.config.ts', "import { loadEnv } from 'vite';", 'rsbuild'],
  ['', 'module.exports = { devServer: { port: 1 } }', 'webpack'],
  ['', 'module.exports = { productionSourceMap: false }', 'vue-cli'],
  ['', 'export default { output: { minify: false } }', 'rsbuild'],
  // A folder says nothing.
  ['vite/rsbuild.config.ts', '', 'rsbuild'],
])('%s with %j is of %s', (name, text, tool) => {
  expect(toolOf(name, { text })).toBe(tool);
});
