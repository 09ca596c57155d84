import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasApt, installDebianPackages } from './debian.mjs';
import { run } from './run.mjs';

/** Installed browsers, by system: names of programs, or absolute paths. */
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

/** What the headless shell is called, by architecture and system. */
const shellNames = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** What browsers are started with: as root, and in containers, Chromium needs no less. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * The browser that tests and measurements drive: `CHROMIUM_PATH`, else a headless shell, which has
 * Chromium's engine without the windows around it and opens a page with a third of the CPU time,
 * else an installed Chrome, Chromium or Edge.
 *
 * @returns {string | undefined} absolute path, or undefined when there is none
 */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH ?? findShell() ?? findInstalled();
}

/**
 * {@link findTestBrowser}'s, installed if there is none: Playwright's download, else Debian's
 * package. Beside an installed browser the shell is added only where that is done without a
 * question: as root of a system with apt, as containers are.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} when every way failed, saying what to do by hand
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

/** @returns {string | undefined} an installed Chrome, Chromium or Edge */
function findInstalled() {
  const platform = /** @type {keyof typeof installed} */ (process.platform);
  return firstThatExists(
    (installed[platform] ?? []).flatMap((name) => (path.isAbsolute(name) ? [name] : onPath(name))),
  );
}

/** @returns {string | undefined} a headless shell: the system's, else the one Playwright downloaded */
function findShell() {
  const onSystem = firstThatExists(onPath('chromium-headless-shell'));
  if (onSystem) return onSystem;
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return shellBeside(chromium.executablePath());
}

/**
 * Playwright keeps the shell beside the browser whose path it returns, in a folder of its own.
 *
 * @param {string} executable - path of Playwright's Chromium, installed or not:
 *   `…/chromium-<build>/<platform>/…/<program>`
 * @returns {string | undefined} path of the headless shell of the same build, if it is there
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

/** @param {string} name - of a program @returns {string[]} where it may be */
function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
}

/** @param {string[]} files @returns {string | undefined} */
function firstThatExists(files) {
  return files.find((file) => existsSync(file));
}
