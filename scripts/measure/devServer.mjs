import { readFileSync, writeFileSync } from 'node:fs';
import { freePort } from '../setup/freePort.mjs';
import { limitMs, secondsSince, startNode, stop, waitForPort } from './processes.mjs';

/**
 * Delay before an edit in milliseconds: the connection for updates is opened after the page has
 * rendered.
 */
const pauseMs = 2000;

/**
 * Measures a dev server: the time from its start until a browser shows a page, and from each edit
 * of a file until the browser shows it. The file is restored afterwards.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {object} options
 * @param {(port: number) => string[]} options.args - of Node.js, to start the server
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.path] - of the page
 * @param {string} options.ready - selector of an element that is visible once the page has rendered
 * @param {string} options.file - absolute path of the file to edit
 * @param {(source: string, marker: string) => string} options.edit - inserts a text that the page
 *   will show
 * @param {number} [options.edits] - number of edits
 * @returns {Promise<{ start: number, edits: number[] }>} seconds
 * @throws {Error} on timeout, with the server's output
 */
export async function measureDevServer(
  browser,
  { args, cwd, env, path = '/', ready, file, edit, edits = 1 },
) {
  const source = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  const port = await freePort();
  const started = performance.now();
  const server = startNode(args(port), { cwd, env });
  try {
    await open(page, `http://localhost:${port}${path}`, server);
    await page.locator(ready).first().waitFor({ timeout: limitMs });
    const start = secondsSince(started);
    const times = [];
    for (let number = 1; number <= edits; number++) {
      await page.waitForTimeout(pauseMs);
      const marker = `Measured edit ${number}.`;
      const shown = page.waitForFunction(
        (text) => document.body?.textContent?.includes(text),
        marker,
        { polling: 'raf', timeout: limitMs },
      );
      const written = performance.now();
      writeFileSync(file, edit(source, marker));
      await shown;
      times.push(secondsSince(written));
    }
    return { start, edits: times };
  } catch (error) {
    throw new Error(`${error}\n${server.log()}`);
  } finally {
    await page.close();
    await stop(server);
    writeFileSync(file, source);
  }
}

/**
 * Opens a page of a server that has just started. Refused connections are retried, as a server may
 * probe a port before listening on it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {ReturnType<typeof startNode>} server
 * @returns {Promise<void>}
 */
async function open(page, url, server) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    await waitForPort(Number(new URL(url).port), server);
    try {
      await page.goto(url, { timeout: limitMs, waitUntil: 'commit' });
      return;
    } catch (error) {
      if (!/ERR_CONNECTION/.test(String(error)) || performance.now() > deadline) throw error;
    }
  }
}
