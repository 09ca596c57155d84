import path from 'node:path';
import { sections } from '../content.mjs';
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
              root: { label: 'English', lang: 'en', themeConfig: theme(pages, 'en') },
              zh: { label: '简体中文', lang: 'zh', themeConfig: theme(pages, 'zh') },
            },
          },
          null,
          2,
        )};\n`,
      },
    ]);
  },
};

/** @param {string} language */
const prefix = (language) => (language === 'en' ? '' : `${language}/`);

/** @param {import('../content.mjs').Page[]} pages @param {string} language */
function theme(pages, language) {
  const base = `/${prefix(language)}`;
  const found = sections(pages, language);
  return {
    nav: found.map(({ section, groups }) => ({
      text: section,
      link: `${base}${groups[0]?.pages[0]?.route}`,
    })),
    sidebar: Object.fromEntries(
      found.map(({ section, groups }) => [
        `${base}${section}/`,
        groups.map(({ name, pages: entries }) => ({
          text: name,
          items: entries.map(({ title, route }) => ({
            text: title,
            link: `${base}${route.replace(/(^|\/)index$/, '$1')}`,
          })),
        })),
      ]),
    ),
  };
}
