/**
 * Checks pages against the rules in tests/content: `npx jiti scripts/check-pages.ts [paths…]`. A
 * path is a page, its translation, or a folder below `docs`; without paths, all pages are checked.
 */
import { relative, resolve, sep } from 'node:path';
import { loadAllPages, root } from '../tests/content/lib/docs.ts';
import { formatProblems } from '../tests/content/lib/problem.ts';
import { checkPages } from '../tests/content/rules/index.ts';
import { checkNavigation, navigationParity } from '../tests/structure/navigation.ts';
import { loadNavigation } from '../tests/structure/navigationFiles.ts';
import { isIn, wantedPages } from './check-pages/wantedPages.ts';

const wanted = process.argv
  .slice(2)
  .map((path) => relative(root, resolve(path)).split(sep).join('/'));
const isWanted = wantedPages(wanted);

const pages = loadAllPages();
const unknown = wanted.filter((path) => !pages.some(({ file }) => isIn(file, path)));
for (const path of unknown) console.error(`${path}: no page there`);

const [en, zh] = [loadNavigation('en'), loadNavigation('zh')];
const problems = [
  ...checkPages(pages, isWanted),
  ...[en, zh].flatMap(checkNavigation),
  ...navigationParity(en, zh),
].filter((problem) => isWanted(problem.file));
if (problems.length > 0) console.log(formatProblems(problems));
const count = pages.filter((page) => isWanted(page.file)).length;
console.log(`${count} pages, ${problems.length} problems`);
process.exitCode = problems.length + unknown.length > 0 ? 1 : 0;
