import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  // Replaces babel-loader, sass-loader and their presets.
  plugins: [pluginReact(), pluginSass()],
  source: {
    // The name of the entry is the name of the page: `main` would give main.html.
    entry: { index: './src/main.jsx' },
    define: { 'process.env.API_URL': JSON.stringify(process.env.API_URL) },
  },
  resolve: {
    alias: { '@': './src' },
  },
  html: {
    template: './templates/index.html',
    title: 'Seed catalogue',
  },
  output: {
    distPath: { root: 'build', js: 'js', css: 'css' },
    // robots.txt needs no copy rule: everything in public is copied.
    dataUriLimit: { svg: 8 * 1024 },
    cssModules: { localIdentName: '[local]_[hash:base64:5]' },
    sourceMap: { js: 'source-map', css: true },
  },
  server: {
    base: '/seeds',
    port: 8080,
    proxy: [{ pathFilter: '/api', target: 'http://localhost:4000' }],
  },
});
