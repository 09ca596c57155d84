import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasApt, installDebianPackages } from './debian.mjs';
import { run } from './run.mjs';

const installedCandidates = {
  linux: [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** What the headless shell is called, by architecture and system. */
const shellNames = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** What browsers are started with: as root, and in containers, Chromium needs no less. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * Path of a browser like those readers have: `CHROMIUM_PATH`, else an installed Chrome, Chromium or
 * Edge.
 *
 * @returns {string | undefined} absolute path, or undefined when there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const platform = /** @type {keyof typeof installedCandidates} */ (process.platform);
  for (const candidate of installedCandidates[platform] ?? []) {
    const found = path.isAbsolute(candidate)
      ? existsSync(candidate) && candidate
      : whichOf(candidate);
    if (found) return found;
  }
  return undefined;
}

/**
 * Path of the browser that the tests drive: `CHROMIUM_PATH`, else a headless shell, which has
 * Chromium's engine without the windows around it and opens a page with a third of the CPU time,
 * else {@link findBrowser}'s.
 *
 * @returns {string | undefined} absolute path, or undefined when there is none
 */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH ?? findShell() ?? findBrowser();
}

/**
 * {@link findBrowser}'s, else the one the tests drive, installed if there is none.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} when every way failed, saying what to do by hand
 */
export async function ensureBrowser() {
  return findBrowser() ?? findTestBrowser() ?? (await installBrowser());
}

/**
 * {@link findTestBrowser}'s, installed if there is none. Beside an installed browser the shell is
 * added only where that is done without a question: as root of a system with apt, as containers are.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} when every way failed, saying what to do by hand
 */
export async function ensureTestBrowser() {
  const isLacking = !process.env.CHROMIUM_PATH && !findShell();
  if (isLacking && findBrowser() && hasApt && process.getuid?.() === 0) {
    await installDebianPackages(['chromium-headless-shell']);
  }
  return findTestBrowser() ?? (await installBrowser());
}

/**
 * Playwright's own download first, then the system's package manager where it is apt and this user
 * may run it.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} when every way failed, saying what to do by hand
 */
async function installBrowser() {
  console.log('No Chrome or Chromium found: downloading one …');
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = findTestBrowser();
  if (downloaded) return downloaded;
  if (hasApt) {
    console.log('The download failed.');
    await installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk']);
    if (!findTestBrowser()) await installDebianPackages(['chromium', 'fonts-noto-cjk']);
    const installed = findTestBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  );
}

/** @returns {string | undefined} a headless shell: the system's, else the one Playwright downloaded */
function findShell() {
  return process.platform === 'win32'
    ? downloadedShell()
    : (whichOf('chromium-headless-shell') ?? downloadedShell());
}

/**
 * Playwright keeps the shell beside the browser whose path it tells, in a folder of its own.
 *
 * @returns {string | undefined}
 */
function downloadedShell() {
  try {
    const require = createRequire(import.meta.url);
    const executable = require('@playwright/test').chromium.executablePath();
    return shellBeside(executable);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} executable - path of Playwright's Chromium, installed or not:
 *   `…/chromium-<build>/<platform>/…/<program>`
 * @returns {string | undefined} path of the headless shell of the same build, if it is there
 */
export function shellBeside(executable) {
  const [, cache, build] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(executable) ?? [];
  if (cache === undefined) return undefined;
  const folder = path.join(cache, `chromium_headless_shell-${build}`);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap((platform) => shellNames.map((name) => path.join(folder, platform, name)))
    .find((file) => existsSync(file));
}

/**
 * @param {string} command
 * @returns {string | undefined} where the command is on the PATH
 */
function whichOf(command) {
  try {
    return execFileSync('which', [command], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
