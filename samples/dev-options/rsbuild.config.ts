import { defineConfig } from '@rsbuild/core';

const tides = [
  { port: 'Nazaré', high: '06:12' },
  { port: 'Peniche', high: '06:03' },
];

export default defineConfig({
  dev: {
    setupMiddlewares: ({ unshift, push }) => {
      // Asked before everything else.
      unshift((req, res, next) => {
        const { pathname } = new URL(req.url ?? '/', 'http://localhost');
        if (pathname !== '/api/tides') return next();
        res.setHeader('content-type', 'application/json');
        res.end(JSON.stringify(tides));
      });

      // Asked when nothing else has an answer.
      push((req, res, next) => {
        if (!req.url?.startsWith('/api/')) return next();
        res.statusCode = 404;
        res.setHeader('content-type', 'application/json');
        res.end(JSON.stringify({ error: `No mock for ${req.url}` }));
      });
    },
  },
});
