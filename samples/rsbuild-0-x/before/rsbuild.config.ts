import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  dev: {
    startUrl: '/daily',
  },
  source: {
    entry: ({ target }) =>
      target === 'node' ? { render: './src/render.ts' } : { index: './src/index.ts' },
    alias: (alias, { target }) => {
      alias.storage = target === 'node' ? './src/storage.node.ts' : './src/storage.web.ts';
    },
  },
  output: {
    targets: ['web', 'node'],
    distPath: { server: 'ssr' },
    emitAssets: ({ target }) => target !== 'node',
    overrideBrowserslist: {
      web: ['chrome >= 100', 'safari >= 15'],
      node: ['node >= 18'],
    },
    minify: {
      jsOptions: { compress: { drop_console: true } },
    },
  },
  tools: {
    autoprefixer: { grid: 'autoplace' },
  },
});
