import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filePath } from '../../../src/pagePaths.ts';
import { ownStyles } from '../../runtime/output.ts';
import type { BuiltSite } from '../builtSite.ts';
import { withoutLanguage } from '../urls.ts';
import { pageHead, unlistedHead, withHead } from './head.ts';

/**
 * Completes the head of each page, and excludes the 404 page from search engines. Stylesheets of
 * single pages are linked here, as scripts would only load them after the first paint.
 *
 * @throws {Error} if such a stylesheet was not emitted
 */
export async function writeHeads({ folder, pages, base, siteUrl }: BuiltSite): Promise<void> {
  const links = await stylesheetLinks(folder, base);
  await Promise.all([
    ...pages.map((page) => {
      const link = links.get(withoutLanguage(page.routePath)) ?? '';
      return completeHead(folder, page.routePath, link + pageHead(page, siteUrl));
    }),
    completeHead(folder, '/404', unlistedHead),
  ]);
}

/** Links to the stylesheets of single pages, by path without the language. */
async function stylesheetLinks(folder: string, base: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(folder, 'static/css/async'));
  const entries = Object.entries(ownStyles).map(([page, component]): [string, string] => {
    const name = names.find((file) => file.startsWith(`${component}.`) && file.endsWith('.css'));
    if (!name) throw new Error(`no stylesheet '${component}' was written for ${page}`);
    return [page, `<link href="${base}static/css/async/${name}" rel="stylesheet">`];
  });
  return new Map(entries);
}

async function completeHead(folder: string, routePath: string, tags: string): Promise<void> {
  const file = path.join(folder, `${filePath(routePath)}.html`);
  await writeFile(file, withHead(await readFile(file, 'utf8'), tags));
}
