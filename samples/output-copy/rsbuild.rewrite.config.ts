import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: {
    copy: [
      {
        from: './extra/humans.txt',
        to: 'about/[name].[contenthash:6][ext]',
        transform: (content) => `${content.toString().trim()} Release 2.4.\n`,
      },
    ],
  },
});
