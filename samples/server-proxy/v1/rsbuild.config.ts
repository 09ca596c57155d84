import { defineConfig } from '@rsbuild/core';

const target = process.env.API_ORIGIN ?? 'http://localhost:4000';

export default defineConfig({
  server: {
    proxy: [
      {
        // /api/tides → http://localhost:4000/tides
        context: '/api',
        target,
        pathRewrite: { '^/api': '' },
        headers: { 'x-client': 'harbour-office' },
      },
      {
        context: '/reports',
        target,
        // A visit to /reports gets the page; only what asks for JSON goes on.
        // `bypass` is asked about every request: look at the path.
        bypass: ({ url, headers }) =>
          url?.startsWith('/reports') && headers.accept?.includes('text/html')
            ? '/index.html'
            : undefined,
      },
    ],
  },
});
