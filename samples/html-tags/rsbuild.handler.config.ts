import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', visit: './src/visit.ts' },
  },
  output: { filenameHash: false },
  html: {
    tags: (tags, { entryName, outputName }) => {
      // Changes a tag that is there already.
      for (const { tag, attrs } of tags) {
        if (tag === 'script' && attrs) attrs.fetchpriority = 'high';
      }
      // Adds one, on one page alone.
      if (entryName === 'visit') {
        tags.push({ tag: 'script', attrs: { src: 'https://maps.example/map.js' } });
      }
      // Leaves one out: what is returned takes the place of all tags.
      const kept = tags.filter(({ tag }) => tag !== 'title');
      return [...kept, { tag: 'title', children: `Museum (${outputName})` }];
    },
  },
});
