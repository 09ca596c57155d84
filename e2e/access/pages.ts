import { readdirSync } from 'node:fs';

/** A path without a page in each language, which shows the 404 page. */
const unknownRoutes = ['nothing/here', 'zh/nothing/here'];

/**
 * Routes of all pages of a built site, including the 404 page.
 *
 * @param folder - the built site
 * @returns clean URLs without a leading slash
 * @throws {Error} if the folder contains no pages
 */
export function builtRoutes(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no page: run \`npm run build\` first`);
  const routes = files.map((file) => file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1'));
  return [...routes, ...unknownRoutes];
}
