import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** What browsers are started with: as root, and in containers, Chromium needs no less. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * Path of a browser that the tests can drive: `CHROMIUM_PATH`, else an installed Chrome, Chromium
 * or Edge, else the one Playwright downloaded.
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
  return downloadedBrowser();
}

/**
 * A browser for the tests, installed if there is none: Playwright's own download first, then the
 * system's package manager where it is apt and this user may run it.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} when every way failed, saying what to do by hand
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found: downloading one …');
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (hasApt) {
    console.log('The download failed.');
    await installDebianPackages(['chromium', 'fonts-noto-cjk']);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  );
}

/** @returns {string | undefined} */
function downloadedBrowser() {
  try {
    const require = createRequire(import.meta.url);
    const executable = require('@playwright/test').chromium.executablePath();
    return existsSync(executable) ? executable : undefined;
  } catch {
    return undefined;
  }
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
