import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../src/site.ts';
import type { BuiltSite } from './builtSite.ts';
import { messagesEndpoint } from './messagesEndpoint.ts';
import { optionsEndpoint } from './optionsEndpoint.ts';
import { robots, sitemap } from './sitemap.ts';

/** Writes `sitemap.xml`, `robots.txt`, `options.json` and `messages.json`. */
export async function writeDataFiles({ folder, pages, siteUrl }: BuiltSite): Promise<void> {
  const english = pages
    .filter(({ lang }) => lang === languages[0])
    .map(({ routePath, headings = [] }) => ({ routePath, headings }));
  const endpoint = optionsEndpoint(english, siteUrl);
  await Promise.all([
    writeFile(path.join(folder, 'sitemap.xml'), sitemap(pages, siteUrl)),
    writeFile(path.join(folder, 'robots.txt'), robots(siteUrl)),
    writeFile(path.join(folder, 'options.json'), `${JSON.stringify(endpoint, null, 1)}\n`),
    writeFile(
      path.join(folder, 'messages.json'),
      `${JSON.stringify(messagesEndpoint(siteUrl), null, 1)}\n`,
    ),
  ]);
}
