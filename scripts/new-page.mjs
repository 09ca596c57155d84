/**
 * Creates a page in every language and lists it in the sidebar: `npm run new-page --
 * config/output/minify`.
 */
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
/** @type {typeof import('./new-page/createPage.ts')} */
const { createPage, PageRequestError } = await jiti.import('./new-page/createPage.ts');

const [route, ...others] = process.argv.slice(2);
try {
  if (others.length > 0) throw new PageRequestError('one page at a time');
  const files = createPage(route, path.resolve(import.meta.dirname, '..'));
  console.log(files.join('\n'));
  const [page] = files;
  console.log(`
Write both pages: description, text where the comments are, then remove the comments.
docs/README.md says how. In the sidebar the page stands last in its group: move it where readers
look for it, in both languages. To check: npm run check-pages -- ${page}`);
} catch (error) {
  if (!(error instanceof PageRequestError)) throw error;
  console.error(`new-page: ${error.message}`);
  process.exitCode = 1;
}
