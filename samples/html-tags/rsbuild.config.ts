import { defineConfig } from '@rsbuild/core';

const readTheme = "document.documentElement.className = localStorage.theme ?? '';";

export default defineConfig({
  output: { filenameHash: false },
  html: {
    tags: [
      // A script from another host.
      {
        tag: 'script',
        attrs: {
          src: 'https://stats.example.com/count.js',
          defer: true,
          'data-site': 'museum',
        },
      },
      // Inline code, before everything else.
      { tag: 'script', children: readTheme, append: false },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#1c5fb0' } },
      { tag: 'link', attrs: { rel: 'me', href: 'https://social.example/@museum' } },
      // Not an element of the head, so it goes into the body.
      { tag: 'div', attrs: { id: 'dialogs' } },
      { tag: 'noscript', children: '<p>Turn JavaScript on.</p>', head: false },
    ],
  },
});
