import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureTestBrowser } from '../setup/browser.mjs';
import { installIfMissing } from '../setup/install.mjs';
import { runsLighthouse } from './result.mjs';

const here = import.meta.dirname;
const execute = promisify(execFile);

/**
 * A Node.js that recent tools run on: this one, or the one in the packages of this folder.
 *
 * @returns {Promise<string>} path of the program
 */
export async function recentNode() {
  await installIfMissing(here);
  if (runsLighthouse(process.versions.node)) return process.execPath;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(here, 'node_modules/node/bin', program);
}

/**
 * Measures a page as Lighthouse does for a phone: slow network, slow processor, nothing kept from
 * earlier visits, and a browser in the page's language, as the site leads others elsewhere.
 *
 * @param {string} url
 * @param {object} [options]
 * @param {string} [options.language] - of the browser
 * @param {string[]} [options.categories] - ids of Lighthouse's categories
 * @returns {Promise<import('./result.mjs').Report>}
 * @throws {Error} when Lighthouse fails, or the page led to another one
 */
export async function runLighthouse(
  url,
  {
    language = 'en-US',
    categories = ['performance', 'accessibility', 'best-practices', 'seo'],
  } = {},
) {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ];
  const { stdout } = await execute(
    await recentNode(),
    [
      path.join(here, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${[...flags, `--lang=${language}`, `--accept-lang=${language}`].join(' ')}`,
    ],
    // A browser with windows starts pages of its own beside the one that is measured.
    { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: await ensureTestBrowser() } },
  );
  /** @type {import('./result.mjs').Report} */
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  }
  return report;
}
