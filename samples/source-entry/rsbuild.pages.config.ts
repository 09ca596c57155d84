import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { defineConfig } from '@rsbuild/core';

// Every file in src/pages becomes a page with the name of the file.
const pages = readdirSync('./src/pages').map((file) => [parse(file).name, `./src/pages/${file}`]);

export default defineConfig({
  source: {
    entry: Object.fromEntries(pages),
  },
});
