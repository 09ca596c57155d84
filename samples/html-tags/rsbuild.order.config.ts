import { defineConfig } from '@rsbuild/core';

const script = (name: string) => ({ tag: 'script', attrs: { src: `/${name}.js` } });

export default defineConfig({
  output: { filenameHash: false },
  html: {
    tags: [
      { ...script('a'), append: false },
      { ...script('b') },
      { ...script('c'), append: false },
      { ...script('d'), head: false },
      { ...script('e'), head: false, append: false },
    ],
  },
});
