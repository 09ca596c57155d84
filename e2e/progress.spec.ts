import type { Page } from '@playwright/test';
import { expect, hold, intercept, open, settled, test } from './fixtures.ts';

/** Fetching and progress. */

const bar = (page: Page) => page.locator('#nprogress .bar');

/**
 * Opens a page and waits for the code of the progress bar, which is loaded when the browser is
 * idle.
 */
async function openWithBar(page: Page, path: string): Promise<void> {
  const codeOfBar = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('nprogress-busy'),
  );
  await open(page, path);
  await codeOfBar;
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /sidebar/i }).getByRole('link', { name, exact: true });

test('the progress bar starts after 200 ms, trickles, and finishes with the page', async ({
  page,
}) => {
  const scripts = await intercept(page, '**/*.js');
  await openWithBar(page, '/config/mode');
  const release = hold(scripts);
  const started = Date.now();
  // Playwright's click moves the pointer first, which already prefetches the page.
  await sidebarLink(page, 'output.minify').click();
  await expect(bar(page)).toBeAttached();
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(176, 64, 14)');
  expect(Date.now() - started).toBeGreaterThanOrEqual(200);
  const share = () =>
    bar(page).evaluate((element) => {
      const [, shift] = /translate3d\((-?[\d.]+)%/.exec(element.getAttribute('style') ?? '') ?? [];
      return 1 + Number(shift) / 100;
    });
  await expect.poll(share).toBeGreaterThanOrEqual(0.08);
  const before = await share();
  await expect.poll(share, { timeout: 3000 }).toBeGreaterThan(before);
  await expect(page).toHaveURL(/\/config\/mode$/);
  release();
  await expect(page).toHaveURL(/\/config\/output\/minify$/);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that comes at once shows no progress bar', async ({ page }) => {
  await open(page, '/config/mode');
  await page.evaluate(() => {
    const seen = { bar: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.bar ||= document.getElementById('nprogress') !== null;
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  const link = sidebarLink(page, 'output.minify');
  await link.hover();
  await settled(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('output.minify');
  const seen = await page.evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen);
  expect(seen.bar).toBe(false);
});

for (const [how, point] of [
  ['pointed at', (page: Page) => sidebarLink(page, 'output.minify').hover()],
  ['focused', (page: Page) => sidebarLink(page, 'output.minify').focus()],
  ['touched', (page: Page) => sidebarLink(page, 'output.minify').dispatchEvent('touchstart')],
] as const) {
  test(`the code of a page is fetched when its link is ${how}, once`, async ({ page }) => {
    await openWithBar(page, '/config/mode');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(request.url());
    });
    await point(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await settled(page);
    const fetched = asked.length;
    await sidebarLink(page, 'output.minify').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('output.minify');
    await settled(page);
    expect(asked).toHaveLength(fetched);
    expect(new Set(asked).size).toBe(asked.length);
  });
}
