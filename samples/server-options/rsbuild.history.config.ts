import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', admin: './src/admin.ts' },
  },
  html: {
    title: ({ entryName }) => entryName,
    meta: { charset: false, viewport: false },
  },
  server: {
    htmlFallback: false,
    historyApiFallback: {
      rewrites: [
        { from: /^\/admin\//, to: '/admin.html' },
        { from: /^\/archive\/(\w+)/, to: ({ match }) => `/${match[1]}.html` },
      ],
    },
  },
});
