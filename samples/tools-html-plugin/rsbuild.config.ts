import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', staff: './src/staff.ts' },
  },
  html: { template: './src/page.html', title: 'Archipelago ferries' },
  output: { filenameHash: false },
  tools: {
    htmlPlugin(options, { entryName }) {
      options.minify = (html) => html.replace(/<!--.*?-->/g, '').replace(/>\s+</g, '><');
      if (entryName === 'staff') {
        options.meta = { ...options.meta, robots: 'noindex' };
      }
    },
  },
});
