import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';

const plugin = (name: string, order: Partial<RsbuildPlugin> = {}): RsbuildPlugin => ({
  name,
  ...order,
  setup: () => console.log(`setup of ${name}`),
});

export default defineConfig({
  plugins: [
    plugin('needs-lens', { pre: ['lens'] }),
    plugin('mirror'),
    plugin('cleanup', { enforce: 'post' }),
    plugin('lens'),
    plugin('power', { enforce: 'pre' }),
  ],
});
