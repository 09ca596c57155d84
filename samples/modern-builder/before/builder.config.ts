import { defineConfig } from '@modern-js/builder/cli';

export default defineConfig<'rspack'>({
  source: {
    entries: { reader: './src/reader/index.tsx', desk: './src/desk/index.tsx' },
    globalVars: { LOAN_DAYS: 21 },
  },
  html: {
    title: 'Lending library',
    titleByEntries: { desk: 'Lending library, desk' },
    metaByEntries: { desk: { robots: 'noindex' } },
  },
  output: {
    assetPrefix: 'https://static.example.com/library/',
    cssModuleLocalIdentName: '[local]-[hash:base64:4]',
    disableSourceMap: true,
    enableInlineStyles: /desk/,
  },
  dev: {
    port: 8088,
    startUrl: true,
  },
  tools: {
    less: { lessOptions: { modifyVars: { accent: '#7a3b69' } } },
  },
});
