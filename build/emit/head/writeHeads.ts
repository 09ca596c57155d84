import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filePath } from '../../../src/pagePaths.ts';
import type { BuiltSite } from '../site.ts';
import { pageHead, unlistedHead, withHead } from './head.ts';

/** Completes the head of each page, and asks search engines to leave out the 404 page. */
export async function writeHeads({ folder, pages, siteUrl }: BuiltSite): Promise<void> {
  await Promise.all([
    ...pages.map((page) => completeHead(folder, page.routePath, pageHead(page, siteUrl))),
    completeHead(folder, '/404', unlistedHead),
  ]);
}

async function completeHead(folder: string, routePath: string, tags: string): Promise<void> {
  const file = path.join(folder, `${filePath(routePath)}.html`);
  await writeFile(file, withHead(await readFile(file, 'utf8'), tags));
}
