import { frontMatter, writeFiles } from './write.mjs';

/** @type {import('./index.mjs').Tool} */
export const docusaurus = {
  name: 'Docusaurus',
  package: '@docusaurus/core',
  command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  write(folder, pages) {
    /** @type {Record<string, string>} */
    const folders = { en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current' };
    const options = {
      title: 'Docs',
      url: 'https://docs.example',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      trailingSlash: false,
      i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
      future: { v4: true, faster: true },
      markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: {} }]],
      themes: [
        [
          '@easyops-cn/docusaurus-search-local',
          { hashed: true, docsRouteBasePath: '/', indexBlog: false, language: ['en', 'zh'] },
        ],
      ],
      themeConfig: {
        navbar: { title: 'Docs', items: [{ type: 'localeDropdown', position: 'right' }] },
      },
    };
    writeFiles(folder, [
      ...pages.map(({ language, route, title, body }) => ({
        file: `${folders[language]}/${route}.md`,
        text: `${frontMatter({ title, ...(route === 'index' && { slug: '/' }) })}\n${body}`,
      })),
      { file: 'package.json', text: '{ "name": "docs" }\n' },
      {
        file: 'docusaurus.config.js',
        text: `export default ${JSON.stringify(options, null, 2)};\n`,
      },
    ]);
  },
};
