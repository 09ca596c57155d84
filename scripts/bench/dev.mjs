import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import {
  limitMs,
  secondsSince,
  start,
  stop,
  waitForPort,
  withLimit,
} from '../measure/processes.mjs';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { editPage } from './pages.mjs';

/** The page that is opened and edited. */
const route = '/guide/start/quick-start';
/** Begins the text of an edit, with its number behind it. */
const editText = 'Edited for a measurement, number';

/**
 * Measures the dev server of a project: from its start until a browser shows a page, and from
 * writing that page's file until the browser shows the change. The browser runs already.
 *
 * @param {string} folder - the project; the file of one page is changed
 * @param {{ edits: number, extension?: string }} options - `extension` of the pages' files
 * @returns {Promise<{ firstPage: number, edits: number[] }>} seconds
 * @throws {Error} when something does not happen within the limit, with the server's output
 */
export async function measureDev(folder, { edits, extension = 'mdx' }) {
  const file = `docs/en${route}.${extension}`;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
  /** @type {Map<number, () => void>} */
  const waiting = new Map();
  await page.exposeFunction('reportEdit', (/** @type {number} */ number) =>
    waiting.get(number)?.(),
  );
  await page.addInitScript(watchEdits, editText);

  const port = await freePort();
  const started = performance.now();
  const server = start('sh', ['-c', `exec ${devCommand(folder, port)}`], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  try {
    await waitForPort(port, server);
    await open(page, `http://localhost:${port}${route}`);
    await page.waitForFunction(() => document.querySelector('h1')?.checkVisibility(), undefined, {
      polling: 'raf',
      timeout: limitMs,
    });
    const firstPage = secondsSince(started);

    const times = [];
    for (let number = 1; number <= edits; number++) {
      // The connection for updates opens after the page has rendered, and a person pauses, too.
      await page.waitForTimeout(2000);
      const shown = new Promise((resolve) => waiting.set(number, () => resolve(undefined)));
      const written = performance.now();
      editPage(path.join(folder, file), `${editText} ${number}.`);
      await withLimit(shown, `the browser showed no edit of ${file}`);
      times.push(secondsSince(written));
    }
    return { firstPage, edits: times };
  } catch (error) {
    throw new Error(`${error}\n${server.log()}`);
  } finally {
    await browser.close();
    await stop(server);
  }
}

/**
 * Opens a page of a server that has just been seen on its port. It may have been trying the port
 * and be gone from it for a moment.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @returns {Promise<void>}
 */
async function open(page, url) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      await page.goto(url, { timeout: limitMs, waitUntil: 'commit' });
      return;
    } catch (error) {
      if (!/ERR_CONNECTION/.test(String(error)) || performance.now() > deadline) throw error;
      await page.waitForTimeout(10);
    }
  }
}

/**
 * @param {string} folder
 * @param {number} port
 * @returns {string} what `npm run dev` runs, on another port
 */
function devCommand(folder, port) {
  /** @type {{ scripts: { dev: string } }} */
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return scripts.dev.replace(/--port \d+/, `--port ${port}`);
}

/** @returns {Promise<number>} a port that nothing listens on */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Reports the number of the newest edit that the page shows, also after the page was loaded again.
 * Runs in the page, before its scripts.
 *
 * @param {string} text
 */
function watchEdits(text) {
  let reported = 0;
  const look = () => {
    const body = document.body?.textContent ?? '';
    const number = Number(body.slice(body.lastIndexOf(text) + text.length).match(/^ (\d+)/)?.[1]);
    if (!body.includes(text) || number === reported) return;
    reported = number;
    // The function that `exposeFunction` adds.
    /** @type {any} */ (window).reportEdit(number);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
