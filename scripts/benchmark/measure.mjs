import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  limitMs,
  secondsSince,
  start,
  stop,
  waitForPort,
  withLimit,
} from '../measure/processes.mjs';

/**
 * @typedef {import('./tools/index.mjs').Tool} Tool
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {ReturnType<typeof import('./application.mjs').writeApplication>} Application
 */

/**
 * Time from starting the dev server until the page has rendered in a browser, and from writing an
 * edit until the page shows it. The browser runs already; caches of the tools are cold.
 *
 * @param {Tool} tool
 * @param {{ folder: string, application: Application, browser: Browser, port: number, run: number }} options
 * @returns {Promise<{ devStart: number, hotUpdate: number }>} seconds
 */
export async function measureDev(tool, { folder, application, browser, port, run }) {
  clearCaches(folder);
  const source = readFileSync(application.edited, 'utf8');
  const page = await browser.newPage();
  const started = performance.now();
  const server = launch(folder, tool.dev(port), 'development');
  try {
    await waitForPort(port, server);
    await page.goto(`http://localhost:${port}/`, { timeout: limitMs });
    await page.waitForSelector('body[data-ready=yes]', { timeout: limitMs });
    const devStart = secondsSince(started);

    // Sockets for updates connect after the page has rendered.
    await page.waitForTimeout(2000);
    const button = page.locator('[data-part="0-0"] button');
    const edited = application.after(run);
    const shown = button.evaluate(
      (element, text) =>
        new Promise((resolve) => {
          const parent = element.closest('main') ?? document.body;
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes(text)) return;
            observer.disconnect();
            resolve(undefined);
          });
          observer.observe(parent, { subtree: true, childList: true, characterData: true });
        }),
      edited,
    );
    const written = performance.now();
    writeFileSync(application.edited, source.replace(application.before, edited));
    await withLimit(shown, `${tool.desc} showed no hot update`);
    return { devStart, hotUpdate: secondsSince(written) };
  } finally {
    await page.close();
    await stop(server);
    writeFileSync(application.edited, source);
  }
}

/**
 * Time of a production build as a whole process, with cold caches.
 *
 * @param {Tool} tool
 * @param {string} folder
 * @returns {Promise<number>} seconds
 */
export async function measureBuild(tool, folder) {
  clearCaches(folder);
  const started = performance.now();
  const build = launch(folder, tool.build, 'production');
  const code = await withLimit(
    new Promise((resolve) => build.on('exit', resolve)),
    `${tool.desc} did not end its build`,
  );
  if (code !== 0)
    throw new Error(`${tool.desc} ended its build with exit code ${code}:\n${build.log()}`);
  return secondsSince(started);
}

/** @param {string} folder */
function clearCaches(folder) {
  for (const name of ['dist', 'node_modules/.cache', 'node_modules/.vite', '.vite']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @param {string} mode
 */
function launch(cwd, args, mode) {
  return start(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: mode, BROWSER: 'none' },
  });
}
