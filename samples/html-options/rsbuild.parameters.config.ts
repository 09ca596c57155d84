import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', tickets: './src/tickets.ts' },
  },
  output: { filenameHash: false },
  html: {
    template: './templates/parameters.html',
    templateParameters: {
      name: 'Planetarium <em>Nord</em>',
      slogan: 'Stars & planets <daily>',
      menu: [
        { label: 'Tonight', path: '/' },
        { label: 'Tickets', path: '/tickets' },
      ],
      price: (euro: number) => `${euro.toFixed(2)} €`,
      // Otherwise, `</script>` in a string would end the element.
      json: (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c'),
    },
  },
});
