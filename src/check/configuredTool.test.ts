import { expect, test } from 'vitest';
import { toolOf } from './configuredTool.ts';

test.each([
  ['rsbuild.config.ts', '', 'rsbuild'],
  ['config/rsbuild.prod.config.mjs', '', 'rsbuild'],
  ['vite.config.mts', '', 'vite'],
  ['webpack.prod.js', '', 'webpack'],
  ['vue.config.js', '', 'vue-cli'],
  ['craco.config.js', '', 'craco'],
  // Pasted, so there is no name.
  ['', "import { defineConfig } from 'vite';", 'vite'],
  ['', "const { defineConfig } = require('@vue/cli-service');", 'vue-cli'],
  ['', "import { defineConfig } from '@rsbuild/core';", 'rsbuild'],
  ['', "import { defineConfig } from 'vitest/config';", 'vite'],
  ['', "const webpack = require('webpack');", 'webpack'],
  ['', 'import{defineConfig}from"vite";', 'vite'],
  ['', 'const webpack = require( "webpack" );', 'webpack'],
  ['', "import { a } from 'webpack';\nimport { b } from '@rsbuild/core';", 'rsbuild'],
  ['', "import { a } from 'webpack-merge';", 'rsbuild'],
  [
    '',
    "import { pluginVue } from '@rsbuild/plugin-vue';\nexport default { devtool: false };",
    'rsbuild',
  ],
  ['', "import vue from '@vitejs/plugin-vue';", 'vite'],
  // The file name takes precedence, and the part for the tool itself over others.
  ['rsbuild-vite.config.ts', "import { loadEnv } from 'vite';", 'rsbuild'],
  ['', 'module.exports = { devServer: { port: 1 } }', 'webpack'],
  ['', 'module.exports = { productionSourceMap: false }', 'vue-cli'],
  ['', 'export default { output: { minify: false } }', 'rsbuild'],
  // Folders are ignored.
  ['vite/rsbuild.config.ts', '', 'rsbuild'],
  ['vite\\\\webpack.config.js', '', 'webpack'],
])('%s with %j is of %s', (name, text, tool) => {
  expect(toolOf(name, { text })).toBe(tool);
});
