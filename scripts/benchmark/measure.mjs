import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** Longest time that anything may take, in milliseconds: past it the tool is broken, not slow. */
const limitMs = 180_000;

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
  const server = start(folder, tool.dev(port), 'development');
  try {
    await waitForPort(port, server);
    await page.goto(`http://localhost:${port}/`, { timeout: limitMs });
    await page.waitForSelector('body[data-ready=yes]', { timeout: limitMs });
    const devStart = seconds(started);

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
    return { devStart, hotUpdate: seconds(written) };
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
  const build = start(folder, tool.build, 'production');
  const code = await withLimit(
    new Promise((resolve) => build.on('exit', resolve)),
    `${tool.desc} did not end its build`,
  );
  if (code !== 0)
    throw new Error(`${tool.desc} ended its build with exit code ${code}:\n${build.log()}`);
  return seconds(started);
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
function start(cwd, args, mode) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: mode, BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  return Object.assign(child, { log: () => output });
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(undefined);
    child.on('exit', resolve);
    child.kill('SIGKILL');
  });
}

/**
 * @param {number} port
 * @param {ReturnType<typeof start>} server
 */
async function waitForPort(port, server) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the dev server ended:\n${server.log()}`);
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no server on port ${port}:\n${server.log()}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * @template T
 * @param {Promise<T>} work
 * @param {string} message
 * @returns {Promise<T>}
 */
function withLimit(work, message) {
  return Promise.race([
    work,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${message} within ${limitMs / 1000} s`)), limitMs).unref();
    }),
  ]);
}

/** @param {number} started */
const seconds = (started) => Math.round(performance.now() - started) / 1000;
