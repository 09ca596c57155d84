import { sections } from '../content.mjs';
import { prefix } from './navigation.mjs';
import { frontMatter, writeFiles } from './write.mjs';

/** @type {import('./index.mjs').Tool} */
export const starlight = {
  name: 'Starlight',
  package: '@astrojs/starlight',
  command: ['astro/bin/astro.mjs', 'build'],
  output: 'dist',
  write(folder, pages) {
    const sidebar = sections(pages, 'en').map(({ section, groups }) => ({
      label: section,
      items: groups.map(({ name, pages: entries }) => ({
        label: name,
        collapsed: true,
        items: entries.map(({ route }) => ({ slug: route.replace(/(^|\/)index$/, '') })),
      })),
    }));
    const options = {
      title: 'Docs',
      locales: {
        root: { label: 'English', lang: 'en' },
        zh: { label: '简体中文', lang: 'zh-CN' },
      },
      sidebar,
    };
    writeFiles(folder, [
      ...pages.map(({ language, route, title, body }) => ({
        file: `src/content/docs/${prefix(language)}${route}.md`,
        // Starlight writes the title itself.
        text: `${frontMatter({ title })}\n${body}`,
      })),
      {
        file: 'package.json',
        // Astro compiles the packages that a project names.
        text: '{ "type": "module", "dependencies": { "@astrojs/starlight": "*" } }\n',
      },
      {
        file: 'astro.config.mjs',
        text: `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://docs.example',
  build: { format: 'file' },
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
});
`,
      },
      {
        file: 'src/content.config.ts',
        text: `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`,
      },
    ]);
  },
};
