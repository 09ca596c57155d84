import { parseArgs } from 'node:util';
import { loadAllPages } from '../../tests/content/lib/docs.ts';
import { formatProblems } from '../../tests/content/lib/problem.ts';
import { pathsOf, unknownPaths, wantedPages } from '../check-pages/wantedPages.ts';
import { installIfMissing } from '../setup/install.mjs';
import { toolchains } from './installed.ts';
import { toolchainOfMinor } from './minors.ts';

/**
 * Checks the fences of the given pages or folders, in both languages, or of all pages: with the two
 * versions used for samples, or with the newest patch of each `--minor 1.2`.
 */
const { values, positionals } = parseArgs({
  options: { minor: { type: 'string', multiple: true } },
  allowPositionals: true,
});
await installIfMissing(...toolchains.map(({ folder }) => folder));
// Imported dynamically, as it reads the installed packages.
const { checkFences, describeTotals } = await import('../../tests/fences/check.ts');
const tools = values.minor?.map(toolchainOfMinor) ?? toolchains;
const paths = pathsOf(positionals);
const isWanted = wantedPages(paths);
const all = loadAllPages();
const unknown = unknownPaths(paths, all);
const pages = all.filter(({ file }) => isWanted(file));
const { problems, totals, exceptions } = await checkFences(pages, tools);

for (const path of unknown) console.error(`${path}: no page there`);
for (const { page, line, reason } of exceptions)
  console.log(`${page}:${line} not checked: ${reason}`);
if (problems.length > 0) console.error(formatProblems(problems));
console.log(`${describeTotals(totals)}\n${problems.length} problems`);
process.exitCode = problems.length + unknown.length > 0 ? 1 : 0;
