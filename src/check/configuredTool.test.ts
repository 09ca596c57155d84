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
  ['', 'module.exports = { devServer: { port: 1 } }', 'webpack'],
  ['', 'module.exports = { productionSourceMap: false }', 'vue-cli'],
  ['', 'export default { output: { minify: false } }', 'rsbuild'],
  // A folder says nothing.
  ['vite/rsbuild.config.ts', '', 'rsbuild'],
])('%s with %j is of %s', (name, text, tool) => {
  expect(toolOf(name, { text })).toBe(tool);
});
