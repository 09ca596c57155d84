import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { debounceMs } from '../../src/search/constants.ts';
import { type Language, languages } from '../../src/site.ts';
import { queries } from '../../tests/search/queries.ts';
import { thisMachine } from '../measure/machine.mjs';
import { serveSite } from '../serve.mjs';
import { browserArguments, ensureTestBrowser } from '../setup/browser.mjs';
import { recurringTasks, type Walk } from './longTasks.ts';
import {
  completeSearch,
  openSearch,
  pageHeap,
  readProbe,
  typeQuery,
  watchSearch,
  watchWorkerHeap,
} from './probe.ts';

/**
 * `npm run search:speed [-- --every <n>] [-- --port <n>]`: opens the search of the built site in
 * Chromium and types queries of the relevance suite letter by letter, every sixth of them or every
 * nth. Exits with 1 when a figure is over its limit.
 */
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '6' },
    port: { type: 'string', default: '4473' },
    folder: { type: 'string', default: path.resolve(import.meta.dirname, '../../doc_build') },
  },
});

/** What the search must keep to. */
const limits = {
  /** From the key press to an answering search, the index file in the browser's cache. */
  readyMs: 300,
  /** In the worker, 95th percentile. */
  keystrokeMs: 15,
  /** Of the main thread, CPU throttled; the browser reports longer ones only. */
  taskMs: 50,
  pageHeapBytes: 10_000_000,
  dialogBytes: 15_000,
};
const openings = 7;
/** Times that all queries are typed, each in a page of its own. */
const walks = 3;
/** Slows the page's main thread; a dedicated worker keeps its speed. */
const throttling = 4;
/** In which a closed dialog has given the page back. */
const closingMs = 1000;
const startPage: Record<Language, string> = { en: 'config/mode', zh: 'zh/config/mode' };

interface Row {
  what: string;
  values: number[];
  unit: 'ms' | 'kB' | 'MB';
  /** What stands behind the values, a line for each. */
  details?: string[];
  /** Figure of the values that must not be above `limit`. */
  limit?: { of: 'max' | 'p95' | 'median'; value: number };
}

const site = await serveSite({
  folder: values.folder,
  port: Number(values.port),
  base: process.env.BASE ?? '/',
});
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
const { cpu, cores } = thisMachine();
console.log(`Chromium ${browser.version()}, ${cores} × ${cpu}`);
let isOver = false;
try {
  for (const lang of languages) {
    const rows = [
      ...(await measureOpening(browser, lang)),
      ...(await measureTyping(browser, lang)),
    ];
    isOver = print(lang, rows) || isOver;
  }
} finally {
  await browser.close();
  site.close();
}
process.exit(isOver ? 1 : 0);

/** A page of the language, loaded and alive, whose search was never opened. */
async function load(page: Page, lang: Language): Promise<void> {
  await page.goto(site.url + startPage[lang]);
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A reader's page in a window of its own, with an empty cache. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // The first visit leads to the browser's language.
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
  await watchSearch(page);
  return page;
}

/** Times from opening to ready, and what is requested for it. */
async function measureOpening(browser: Browser, lang: Language): Promise<Row[]> {
  const page = await newPage(browser);
  const sizes = new Map<string, number>();
  let hasIntent = false;
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    if (hasIntent) sizes.set(response.url(), gzipSync(body).length / 1e3);
    else if (response.url().includes('search_index')) throw new Error('fetched before any intent');
  });
  await load(page, lang);
  hasIntent = true;
  const fresh = await openSearch(page);
  await page.waitForLoadState('networkidle');
  const workers = await workerFiles(page);
  const sum = (test: (url: string) => boolean) => [
    [...sizes].reduce((total, [url, size]) => total + (test(url) ? size : 0), 0),
  ];
  const isCode = (url: string) => /\.(?:js|css)$/.test(url);
  const dialog = sum((url) => isCode(url) && !workers.includes(url));
  const worker = sum((url) => isCode(url) && workers.includes(url));
  const index = sum((url) => url.includes('search_index'));

  const times: number[] = [];
  const complete: number[] = [];
  for (let count = 0; count < openings; count++) {
    await load(page, lang);
    times.push(await openSearch(page));
    complete.push(await completeSearch(page));
  }
  await page.context().close();
  return [
    { what: 'open to ready, nothing cached', values: [fresh], unit: 'ms' },
    {
      what: 'open to ready, cached',
      values: times,
      unit: 'ms',
      limit: { of: 'median', value: limits.readyMs },
    },
    { what: 'open to complete index, cached', values: complete, unit: 'ms' },
    {
      what: 'code of the dialog, gzip',
      values: dialog,
      unit: 'kB',
      limit: { of: 'max', value: limits.dialogBytes / 1e3 },
    },
    { what: 'code of the worker, gzip', values: worker, unit: 'kB' },
    { what: 'index file, gzip', values: index, unit: 'kB' },
  ];
}

/** Addresses of the scripts of the page's workers, and of what they have loaded themselves. */
async function workerFiles(page: Page): Promise<string[]> {
  const files = page
    .workers()
    .map(async (worker) => [
      worker.url(),
      ...(await worker.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )),
    ]);
  return (await Promise.all(files)).flat();
}

/** Types the queries several times over, with a slowed main thread. */
async function measureTyping(browser: Browser, lang: Language): Promise<Row[]> {
  const results: Awaited<ReturnType<typeof walkThrough>>[] = [];
  while (results.length < walks) results.push(await walkThrough(browser, lang));
  const again = recurringTasks(results);
  return [
    {
      what: 'answer to a keystroke, in the worker',
      values: results.flatMap(({ answers }) => answers),
      unit: 'ms',
      limit: { of: 'p95', value: limits.keystrokeMs },
    },
    {
      what: `tasks over ${limits.taskMs} ms, main thread ${throttling}× slower`,
      values: results.flatMap(({ longTasks }) => longTasks.map(({ duration }) => duration)),
      unit: 'ms',
      limit: { of: 'max', value: limits.taskMs },
    },
    {
      what: 'such tasks at the same key in another walk',
      values: again.map(({ duration }) => duration),
      details: again.map(({ duration, what }) => `${duration} ms at '${what}'`),
      unit: 'ms',
    },
    {
      what: 'growth of the heap, page',
      values: results.map(({ grown }) => grown / 1e6),
      unit: 'MB',
      limit: { of: 'max', value: limits.pageHeapBytes / 1e6 },
    },
    {
      what: 'heap of the worker',
      values: results.map(({ inWorker }) => inWorker / 1e6),
      unit: 'MB',
    },
  ];
}

/** Opens the dialog of a new page with a slowed main thread, types queries, and closes it. */
async function walkThrough(
  browser: Browser,
  lang: Language,
): Promise<Walk & { answers: number[]; grown: number; inWorker: number }> {
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  const workerHeap = await watchWorkerHeap(session);
  await load(page, lang);
  const before = await pageHeap(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await openSearch(page);
  const every = Number(values.every);
  for (const [query] of queries[lang].filter((_, index) => index % every === 0)) {
    await typeQuery(page, query, debounceMs + 60);
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(closingMs);
  const { answers, steps, longTasks } = await readProbe(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const grown = (await pageHeap(session)) - before;
  const inWorker = await workerHeap();
  await page.context().close();
  return { answers, steps, longTasks, grown, inWorker };
}

/** @returns whether a figure is over its limit */
function print(lang: Language, rows: readonly Row[]): boolean {
  const cells = (...texts: string[]) =>
    texts.map((text, column) => (column === 0 ? text.padEnd(46) : text.padStart(9))).join('');
  console.log(`\n${cells(lang, 'count', 'median', 'p95', 'max', '', 'limit')}`);
  let anyOver = false;
  for (const { what, values, unit, details = [], limit } of rows) {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    const figures = { median: at(0.5), p95: at(0.95), max: at(1) };
    const isOver = limit !== undefined && figures[limit.of] > limit.value;
    anyOver ||= isOver;
    const shown = [figures.median, figures.p95, figures.max].map((one) => one.toFixed(1));
    const bound = limit ? `${limit.of} ${limit.value}${isOver ? '  OVER' : ''}` : '';
    console.log(`${cells(what, String(values.length), ...shown, unit)}    ${bound}`);
    for (const detail of details) console.log(`    ${detail}`);
  }
  return anyOver;
}
