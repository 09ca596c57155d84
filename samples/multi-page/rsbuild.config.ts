import { defineConfig } from '@rsbuild/core';

const titles: Record<string, string> = {
  index: 'Corner Bakery',
  menu: 'What is baked today',
  order: 'Order ahead',
};

export default defineConfig({
  source: {
    entry: {
      index: './src/home.ts',
      menu: './src/menu.ts',
      order: './src/order.ts',
    },
  },
  html: {
    title: ({ entryName }) => titles[entryName] ?? 'Corner Bakery',
    template: ({ entryName }) =>
      entryName === 'order' ? './templates/form.html' : './templates/page.html',
  },
});
