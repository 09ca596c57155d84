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
        // Opening /reports shows the page; only requests for JSON are forwarded.
        // `bypass` is called for every request, so check the path.
        bypass: ({ url, headers }) =>
          url?.startsWith('/reports') && headers.accept?.includes('text/html')
            ? '/index.html'
            : undefined,
      },
    ],
  },
});
