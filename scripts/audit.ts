/**
 * Looks for faults of access on every page of the built site, in both themes and on both devices:
 * `npm run audit [-- <beginnings of addresses>]`. Prints each finding, the slowest pages and a
 * summary; ends with an error when there are findings, or waivers that nothing needs any more.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { visitedKey } from '../src/inline/languageRedirect.ts';
import { languages } from '../src/site.ts';
import { conditions, languageOf, type Visit } from './audit/conditions.ts';
import { contextOptions, type Finding, type VisitInspection, walk } from './audit/inspect.ts';
import { builtRoutes } from './audit/pages.ts';
import { type Waiver, waivers } from './audit/waivers.ts';
import { serveSite } from './serve.mjs';
import { browserArguments, ensureTestBrowser } from './setup/browser.mjs';

/** Visits between two lines of progress, and pages in the list of the slowest. */
const progressStep = 50;
const slowestShown = 10;

const folder = join(import.meta.dirname, '../doc_build');
const wanted = process.argv.slice(2).map((path) => path.replace(/^\//, ''));
const routes = builtRoutes(folder).filter(
  (route) => wanted.length === 0 || wanted.some((beginning) => route.startsWith(beginning)),
);
// One context serves one condition; there are as many parts as both languages have of them.
const queue = conditions.flatMap((condition) =>
  languages.map((lang) =>
    routes
      .filter((route) => languageOf(route) === lang)
      .map((route): Visit => ({ route, condition })),
  ),
);
const total = queue.flat().length;
const results: VisitInspection[] = [];
const used = new Set<Waiver>();

const site = await serveSite({
  folder,
  port: 4473,
  base: process.env.BASE ?? '/',
});
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
const started = performance.now();
await Promise.all(Array.from({ length: availableParallelism() }, () => work(browser)));
await browser.close();
site.close();
report();

/** Walks over parts of the queue until it is empty. */
async function work(browser: Browser): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const [first] = part;
    if (!first) continue;
    const context = await browser.newContext({
      ...contextOptions(first.condition),
      baseURL: site.url,
    });
    // The first visit would lead to the browser's language.
    await context.addInitScript((key) => localStorage.setItem(key, '1'), visitedKey);
    for await (const result of walk(await context.newPage(), part, waivers)) {
      results.push(result);
      for (const waiver of result.used) used.add(waiver);
      for (const finding of result.findings) print(result.visit, finding);
      if (results.length % progressStep === 0) {
        console.log(`${results.length} of ${total}, ${seconds()} s`);
      }
    }
    await context.close();
  }
}

function print({ route, condition: { theme, device } }: Visit, finding: Finding): void {
  console.log(`/${route} (${theme}, ${device}): ${finding.rule}: ${finding.help}`);
  for (const element of finding.elements) console.log(`  ${element}`);
  console.log(`  ${finding.link}`);
}

function report(): void {
  const slowest = results
    .sort((a, b) => b.shownMs + b.inspectedMs - a.shownMs - a.inspectedMs)
    .slice(0, slowestShown);
  console.log('\nSlowest:');
  for (const { visit, shownMs, inspectedMs } of slowest) {
    const { route, condition } = visit;
    console.log(
      `  /${route} (${condition.theme}, ${condition.device}): ` +
        `${shownMs.toFixed(0)} ms to show, ${inspectedMs.toFixed(0)} ms to inspect`,
    );
  }
  const byRule = new Map<string, number>();
  for (const { rule, elements } of results.flatMap(({ findings }) => findings)) {
    byRule.set(rule, (byRule.get(rule) ?? 0) + elements.length);
  }
  console.log(
    `\n${results.length} visits (${routes.length} pages, ${conditions.length} conditions) in ${seconds()} s`,
  );
  for (const [rule, count] of byRule) console.log(`  ${rule}: ${count}`);
  const stale = wanted.length > 0 ? [] : waivers.filter((waiver) => !used.has(waiver));
  for (const { rule, selector } of stale) {
    console.log(`  the waiver of ${rule} for ${selector} is no longer needed: remove it`);
  }
  for (const { rule, selector, reason, link } of used) {
    console.log(`  waived: ${rule} for ${selector}: ${reason} (${link})`);
  }
  const isClean = byRule.size === 0 && stale.length === 0;
  console.log(isClean ? '  no findings' : '');
  process.exitCode = isClean ? 0 : 1;
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
