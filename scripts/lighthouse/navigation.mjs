import { chromium } from '@playwright/test';
import { browserArguments, ensureTestBrowser } from '../setup/browser.mjs';

/**
 * Time from a click on a link whose page was fetched ahead until the page is painted. The browser
 * runs as fast as the machine lets it.
 *
 * @param {string} url - of the site, without a slash at the end
 * @param {{ from: string, to: string, runs: number }} options - routes; `from` has a link to `to`
 *   in its sidebar
 * @returns {Promise<number[]>} milliseconds, one a run
 */
export async function measureNavigation(url, { from, to, runs }) {
  const browser = await chromium.launch({
    executablePath: await ensureTestBrowser(),
    args: browserArguments,
  });
  const times = [];
  try {
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript(() => localStorage.setItem('visited', '1'));
      await page.goto(url + from, { waitUntil: 'networkidle' });
      const link = page.locator(`nav a[href$="${to}"], aside a[href$="${to}"]`).first();
      // Pointing at a link fetches its page.
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      times.push(await link.evaluate(timeToPaint));
      if (new URL(page.url()).pathname !== to) throw new Error(`the link led to ${page.url()}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}

/**
 * Clicks a link and waits until another heading is painted. Runs in the page.
 *
 * @param {Element} link
 * @returns {Promise<number>} milliseconds
 */
function timeToPaint(link) {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const now = heading();
      if (!now || now === before) return;
      observer.disconnect();
      // The frame that shows the change ends before a task queued in it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(Math.round(performance.now() - started));
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    setTimeout(() => reject(new Error('no other page was shown within 10 s')), 10_000);
    if (link instanceof HTMLElement) link.click();
  });
}
