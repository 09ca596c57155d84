import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', visit: './src/visit.ts' },
  },
  output: { filenameHash: false },
  html: {
    tags: (tags, { entryName, outputName }) => {
      // Changes an existing tag.
      for (const { tag, attrs } of tags) {
        if (tag === 'script' && attrs) attrs.fetchpriority = 'high';
      }
      // Adds a tag to one page only.
      if (entryName === 'visit') {
        tags.push({ tag: 'script', attrs: { src: 'https://maps.example/map.js' } });
      }
      // Removes a tag: the returned array replaces all tags.
      const kept = tags.filter(({ tag }) => tag !== 'title');
      return [...kept, { tag: 'title', children: `Museum (${outputName})` }];
    },
  },
});
