/**
 * Checks pages against the rules in tests/content: `npx jiti scripts/check-pages.ts [paths…]`. A
 * path is a page, its translation, or a folder below `docs`; without paths, all pages are checked.
 */
import { formatProblems } from '../tests/content/lib/problem.ts';
import { checkedPages } from './check-pages/checkedPages.ts';
import { pathsOf } from './check-pages/wantedPages.ts';

const { problems, count, unknown } = checkedPages(pathsOf(process.argv.slice(2)));
for (const path of unknown) console.error(`${path}: no page there`);
if (problems.length > 0) console.log(formatProblems(problems));
console.log(`${count} pages, ${problems.length} problems`);
process.exitCode = problems.length + unknown.length > 0 ? 1 : 0;
