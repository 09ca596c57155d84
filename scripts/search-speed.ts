/**
 * `npm run search:speed`: opens the search of the built site in Chromium, types every tenth query
 * of the relevance tests letter by letter, pastes terminal output, and prints the timings. Requires
 * an idle machine; `e2e/search.spec.ts` has looser limits for busy ones.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { pageHeap, readProbe, timeOpening, typeSlowly, watchSearch } from '../e2e/searchProbe.ts';
import { debounceMs, longestQuery } from '../src/search/constants.ts';
import { languages } from '../src/site.ts';
import { queries } from '../tests/search/queries.ts';
import { median, percentile } from './measure/statistics.mjs';
import { serveSite } from './serve.mjs';
import { browserArguments, ensureTestBrowser } from './setup/browser.mjs';

/** Recorded terminal output of several messages, up to the maximum length of the input. */
const recorded: string[] = Object.values(
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, '../tests/messages/recorded/colored.json'),
      'utf8',
    ),
  ),
);
const screens = [0, 1, 2, 3, 4].map((number) =>
  recorded
    .slice(number * 30)
    .join('\n')
    .slice(0, longestQuery),
);

/** @returns milliseconds: the slowest response to pasted output, and the page's longest task */
async function pasteScreens(page: Page): Promise<{ answer: number; task: number }> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const before = (await readProbe(page)).answers.length;
  for (const screen of screens) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(screen);
    await page.waitForTimeout(1500);
  }
  const answers = (await readProbe(page)).answers.slice(before);
  if (answers.length < screens.length) throw new Error(`${answers.length} pastes were answered`);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  // The browser reports tasks of at least 50 ms.
  return { answer: Math.max(...answers), task: Math.max(0, ...tasks) };
}

const site = await serveSite({
  folder: path.resolve(import.meta.dirname, '../doc_build'),
  port: 4473,
  base: process.env.BASE ?? '/',
});
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
const openings = 7;
try {
  for (const lang of languages) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(() => localStorage.setItem('visited', '1'));
    await watchSearch(page);
    const load = async () => {
      await page.goto(`${site.url}${lang === 'en' ? '' : `${lang}/`}config/mode`);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    const sizes: string[] = [];
    await load();
    page.on('response', async (response) => {
      const bytes = gzipSync(await response.body()).length;
      sizes.push(`${response.url().split('/').at(-1)} ${(bytes / 1e3).toFixed(1)} kB`);
    });
    const session = await page.context().newCDPSession(page);
    const before = await pageHeap(session);
    const fresh = await timeOpening(page);
    for (const [query] of queries[lang].filter((_, index) => index % 10 === 0)) {
      await typeSlowly(page, query, debounceMs + 60);
    }
    const { answers } = await readProbe(page);
    const heap = async () => `${(((await pageHeap(session)) - before) / 1e6).toFixed(1)} MB more`;
    const typed = await heap();
    const pasted = await pasteScreens(page);
    const full = await heap();
    page.removeAllListeners('response');
    const cached: number[] = [];
    for (let count = 0; count < openings; count++) {
      await load();
      cached.push(await timeOpening(page));
    }
    console.log(`\n${lang}: fetched for it, gzip: ${sizes.join(', ')}`);
    console.log(`  opening, nothing cached     ${fresh.toFixed(0)} ms`);
    console.log(`  opening, cached, median     ${median(cached).toFixed(0)} ms (limit 300)`);
    console.log(
      `  a key in the worker, p95    ${percentile(answers, 0.95).toFixed(1)} ms (limit 15)`,
    );
    console.log(`  a pasted screen, slowest    ${pasted.answer.toFixed(1)} ms (limit 50)`);
    console.log(`  longest task of the page    ${pasted.task.toFixed(1)} ms (limit 50)`);
    console.log(`  heap of the page            ${typed} (limit 3), ${full} with a pasted screen`);
    await page.context().close();
  }
} finally {
  await browser.close();
  site.close();
}
