import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { berths } from './mock/berths';

export default defineConfig({
  plugins: [pluginReact(), pluginSass(), pluginSvgr()],
  source: {
    alias: { '@': './src' },
  },
  html: {
    template: './templates/index.html',
    title: 'Marina',
  },
  output: {
    polyfill: 'usage',
  },
  performance: {
    chunkSplit: { strategy: 'single-vendor' },
  },
  dev: {
    setupMiddlewares: [
      ({ unshift }) => {
        unshift((req, res, next) => {
          if (req.url !== '/api/berths') return next();
          res.setHeader('content-type', 'application/json');
          res.end(JSON.stringify(berths));
        });
      },
    ],
  },
  server: {
    proxy: [{ context: '/tides', target: process.env.TIDES ?? 'http://localhost:4000' }],
  },
});
