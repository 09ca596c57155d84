import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { berths } from './mock/berths';

export default defineConfig({
  plugins: [pluginReact(), pluginSass(), pluginSvgr()],
  resolve: {
    alias: { '@': './src' },
  },
  html: {
    template: './templates/index.html',
    title: 'Marina',
  },
  output: {
    // Needs core-js among the dependencies.
    polyfill: 'usage',
  },
  splitChunks: {
    preset: 'single-vendor',
  },
  server: {
    // Reachable from phones, as 1.x was by default.
    host: '0.0.0.0',
    setup: ({ action, server }) => {
      if (action !== 'dev') return;
      server.middlewares.use((req, res, next) => {
        if (req.url !== '/api/berths') return next();
        res.setHeader('content-type', 'application/json');
        res.end(JSON.stringify(berths));
      });
    },
    proxy: [{ pathFilter: '/tides', target: process.env.TIDES ?? 'http://localhost:4000' }],
  },
});
