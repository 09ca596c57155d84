import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

type ServerBundle = typeof import('./src/index.server');

export default defineConfig({
  plugins: [pluginReact()],
  environments: {
    web: {
      source: { entry: { index: './src/index.client.tsx' } },
      html: { template: './src/page.html' },
      output: { distPath: { root: 'dist/client' } },
    },
    node: {
      source: { entry: { index: './src/index.server.tsx' } },
      output: {
        target: 'node',
        distPath: { root: 'dist/server' },
        // CommonJS, regardless of package.json.
        filename: { js: '[name].cjs' },
        // The web environment emits the images.
        emitAssets: false,
      },
    },
  },
  dev: {
    setupMiddlewares: [
      ({ unshift }, { environments }) => {
        unshift(async (req, res, next) => {
          // The dev server answers requests for scripts, styles and images.
          if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next();
          try {
            const { web, node } = environments;
            if (!web || !node) return next();
            const { renderPage } = await node.loadBundle<ServerBundle>('index');
            const template = await web.getTransformedHtml('index');
            const { status, html } = await renderPage(template, req.url ?? '/');
            res.statusCode = status;
            res.setHeader('content-type', 'text/html; charset=utf-8');
            res.end(html);
          } catch (error) {
            next(error);
          }
        });
      },
    ],
  },
});
