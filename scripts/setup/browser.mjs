import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasApt, installDebianPackages } from './debian.mjs';
import { run } from './run.mjs';

/** Installed browsers by system: names of programs, or absolute paths. */
const installed = {
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

/** Names of the headless shell, by architecture and system. */
const shellNames = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** Launch arguments for Chromium, which it needs as root and in containers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * The browser for tests and measurements: `CHROMIUM_PATH`, otherwise a headless shell, which has
 * the same engine as Chromium but opens pages with a third of the CPU time, otherwise an installed
 * Chrome, Chromium or Edge.
 *
 * @returns {string | undefined} absolute path, or undefined if there is none
 */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH ?? findShell() ?? findInstalled();
}

/**
 * Like {@link findTestBrowser}, but installs a browser if there is none: Playwright's download,
 * otherwise Debian's package. If there is a full browser, the headless shell is only added where
 * that needs no confirmation: as root on systems with apt, such as containers.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} with instructions if nothing could be installed
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH || findShell()) return String(findTestBrowser());
  const isRootOfDebian = hasApt && process.getuid?.() === 0;
  if (findInstalled()) {
    if (isRootOfDebian) await installDebianPackages(['chromium-headless-shell']);
    return String(findTestBrowser());
  }
  console.log('No Chrome or Chromium found: downloading one …');
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  for (const browser of hasApt ? ['chromium-headless-shell', 'chromium'] : []) {
    if (!findTestBrowser()) await installDebianPackages([browser, 'fonts-noto-cjk']);
  }
  const found = findTestBrowser();
  if (found) return found;
  throw new Error(
    'No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  );
}

/** @returns {string | undefined} path of an installed Chrome, Chromium or Edge */
function findInstalled() {
  const platform = /** @type {keyof typeof installed} */ (process.platform);
  return firstThatExists(
    (installed[platform] ?? []).flatMap((name) => (path.isAbsolute(name) ? [name] : onPath(name))),
  );
}

/** @returns {string | undefined} path of a headless shell: the system's, otherwise Playwright's */
function findShell() {
  const onSystem = firstThatExists(onPath('chromium-headless-shell'));
  if (onSystem) return onSystem;
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return shellBeside(chromium.executablePath());
}

/**
 * Playwright installs the shell next to the browser whose path it returns.
 *
 * @param {string} executable - path of Playwright's Chromium, installed or not:
 *   `…/chromium-<build>/<platform>/…/<program>`
 * @returns {string | undefined} path of the headless shell of the same build, if it is installed
 */
export function shellBeside(executable) {
  const [, cache, build] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(executable) ?? [];
  if (cache === undefined) return undefined;
  const folder = path.join(cache, `chromium_headless_shell-${build}`);
  if (!existsSync(folder)) return undefined;
  return firstThatExists(
    readdirSync(folder)
      .sort()
      .flatMap((platform) => shellNames.map((name) => path.join(folder, platform, name))),
  );
}

/** @param {string} name - of a program @returns {string[]} possible paths */
function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
}

/** @param {string[]} files @returns {string | undefined} */
function firstThatExists(files) {
  return files.find((file) => existsSync(file));
}
