import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { filenameHash: false },
  html: {
    meta: {
      // name and content
      description: 'Stars and planets, every evening from six.',
      // all attributes
      title: { property: 'og:title', content: 'Planetarium' },
      policy: { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
      themeDark: {
        name: 'theme-color',
        content: '#0b1030',
        media: '(prefers-color-scheme: dark)',
      },
      // no such tag
      viewport: false,
    },
  },
});
