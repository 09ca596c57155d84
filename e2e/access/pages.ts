import { readdirSync } from 'node:fs';

/** A path that no page has, in each language: it shows the 404 page. */
const unknownRoutes = ['nothing/here', 'zh/nothing/here'];

/**
 * Routes of all pages of a built site, the 404 page included.
 *
 * @param folder - the built site
 * @returns routes without a leading slash, as the site writes them: no `.html`, no `index`
 * @throws {Error} when the folder holds no page
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
