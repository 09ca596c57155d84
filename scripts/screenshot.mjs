import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from './serve.mjs';
import { browserArguments, ensureTestBrowser } from './setup/browser.mjs';

/** Takes the README's screenshot from the built site: light theme, one page, 1280 by 800. */
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'screenshot.jpg');

const site = await serveSite({ folder: path.join(root, 'doc_build'), port: 4373 });
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: browserArguments,
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${site.url}config/output/filename-hash`);
await page.screenshot({ path: target, type: 'jpeg', quality: 82 });
await browser.close();
site.close();
console.log(`Wrote ${path.relative(root, target)}`);
