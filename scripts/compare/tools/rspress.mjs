import path from 'node:path';
import { navigation } from './navigation.mjs';
import { frontMatter, writeFiles } from './write.mjs';

/**
 * What this site is built with, as it comes: what it takes without the theme, the plugins and the
 * components of this site.
 *
 * @type {import('./index.mjs').Tool}
 */
export const rspress = {
  name: 'Rspress as it comes',
  package: '../../../node_modules/@rspress/core',
  command: ['../../../node_modules/@rspress/core/bin/rspress.js', 'build'],
  output: 'doc_build',
  write(folder, pages) {
    const labels = { en: 'English', zh: '简体中文' };
    writeFiles(folder, [
      ...pages.map(({ language, route, title, body }) => ({
        file: path.join('docs', language, `${route}.md`),
        text: `${frontMatter({ title })}\n# ${title.replace(/[\\`*_<{]/g, '\\$&')}\n\n${body}`,
      })),
      {
        file: 'rspress.config.mjs',
        text: `export default ${JSON.stringify(
          {
            root: 'docs',
            title: 'Docs',
            lang: 'en',
            route: { cleanUrls: true },
            // Files of this site that a stock one does not have.
            markdown: { link: { checkDeadLinks: false } },
            locales: Object.entries(labels).map(([lang, label]) => ({ lang, label })),
            themeConfig: {
              locales: Object.entries(labels).map(([lang, label]) => ({
                lang,
                label,
                ...navigation(pages, lang),
              })),
            },
          },
          null,
          2,
        )};\n`,
      },
    ]);
  },
};
