import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    filenameHash: false,
    assetPrefix: 'https://cdn.example.com/museum/',
  },
  html: {
    tags: [
      { tag: 'script', attrs: { src: 'a.js' } },
      { tag: 'script', attrs: { src: 'https://stats.example.com/b.js' } },
      { tag: 'script', attrs: { src: 'c.js' }, publicPath: false },
      { tag: 'script', attrs: { src: 'd.js' }, publicPath: '/static/' },
      {
        tag: 'script',
        attrs: { src: 'e.js' },
        publicPath: (url, publicPath) => `${publicPath}vendor/${url}`,
      },
      { tag: 'script', attrs: { src: 'f.js' }, hash: true },
      { tag: 'script', attrs: { src: 'g.js' }, hash: 'v2' },
      {
        tag: 'script',
        attrs: { src: 'h.js' },
        hash: (url, hash) => `${url}?v=${hash.slice(0, 4)}`,
      },
      { tag: 'img', attrs: { src: 'i.png', alt: '' }, hash: true },
    ],
  },
});
