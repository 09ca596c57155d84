import { defineConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginLess({
      lessLoaderOptions: { lessOptions: { modifyVars: { accent: '#7a3b69' } } },
    }),
  ],
  source: {
    // Builder served its first entry at /, Rsbuild the one called index.
    entry: { index: './src/reader/index.tsx', desk: './src/desk/index.tsx' },
    define: { LOAN_DAYS: JSON.stringify(21) },
  },
  html: {
    title: ({ entryName }) =>
      entryName === 'desk' ? 'Lending library, desk' : 'Lending library',
    // Change the value: returning an object would drop charset and viewport.
    meta: ({ value, entryName }) => {
      if (entryName === 'desk') value.robots = 'noindex';
    },
  },
  output: {
    assetPrefix: 'https://static.example.com/library/',
    cssModules: { localIdentName: '[local]-[hash:base64:4]' },
    inlineStyles: /desk/,
  },
  server: {
    port: 8088,
    open: true,
  },
});
