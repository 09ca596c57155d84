import path from 'node:path';
import { navigation, prefix } from './navigation.mjs';
import { frontMatter, writeFiles } from './write.mjs';

/** @type {import('./index.mjs').Tool} */
export const vitepress = {
  name: 'VitePress',
  package: 'vitepress',
  command: ['vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  write(folder, pages) {
    writeFiles(folder, [
      ...pages.map((page) => ({
        file: `${prefix(page.language)}${page.route}.md`,
        // Vue would take braces in the text for its own.
        text: `${frontMatter({ title: page.title })}\n# ${page.title}\n\n:::::: v-pre\n${page.body}\n::::::\n`,
      })),
      {
        file: path.join('.vitepress', 'config.mjs'),
        text: `export default ${JSON.stringify(
          {
            title: 'Docs',
            cleanUrls: true,
            // Anchors and files of this site that the others do not have.
            ignoreDeadLinks: true,
            themeConfig: { search: { provider: 'local' } },
            locales: {
              root: { label: 'English', lang: 'en', themeConfig: navigation(pages, 'en') },
              zh: { label: '简体中文', lang: 'zh', themeConfig: navigation(pages, 'zh') },
            },
          },
          null,
          2,
        )};\n`,
      },
    ]);
  },
};
