// Spec 2.1: path resolution.
import { expect, returning, test } from './fixtures.ts';

test.describe('a page is found under every way to write its path', () => {
  for (const [typed, shown] of [
    ['config/mode', '/config/mode'],
    ['config/mode.html', '/config/mode'], // a trailing .html is dropped
    ['config/index.html', '/config/'], // a trailing /index becomes /
    ['config/mode/', '/config/mode'],
  ] as const) {
    test(`/${typed} shows ${shown}`, async ({ page }) => {
      await page.goto(`./${typed}`);
      await expect(page).toHaveURL(new RegExp(`${shown}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('PAGE NOT FOUND')).toHaveCount(0);
    });
  }
});

test.describe('the language is taken from the first path segment', () => {
  for (const [path, lang] of [
    ['config/mode', 'en'],
    ['zh/config/mode', 'zh'],
  ] as const) {
    test(`/${path} is ${lang}`, async ({ page }) => {
      await markVisited(page);
      await page.goto(`./${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }
});

test.describe('old paths lead to the pages that took their place', () => {
  for (const [from, to] of [
    ['config/source/alias', '/config/resolve/alias'],
    ['config/source/alias?x=1&y=50%25#values', '/config/resolve/alias?x=1&y=50%25#values'],
    ['zh/config/source/alias', '/zh/config/resolve/alias'],
    ['en/config/mode', '/config/mode'],
    ['en/config/mode?x=1#values', '/config/mode?x=1#values'],
  ] as const) {
    test(`/${from} leads to ${to}`, async ({ page, expectConsole }) => {
      expectConsole(/404/);
      await markVisited(page);
      await page.goto(`./${from}`);
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('no path leads off the site', () => {
  for (const path of [
    'en//example.com/x',
    'en/%5Cexample.com',
    'en/%2F%2Fexample.com',
    'en/\\example.com',
  ]) {
    test(`/${path}`, async ({ page, baseURL, expectConsole }) => {
      expectConsole(/404|400/);
      const leaving: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(String(baseURL).replace(/\/$/, '')))
          leaving.push(request.url());
      });
      await page.goto(`./${path}`).catch(() => undefined);
      await page.waitForTimeout(300);
      expect(leaving).toEqual([]);
      expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
    });
  }
});

test('a page shows its content in the HTML that the server sends', async ({ request }) => {
  const html = await (await request.get('./config/mode')).text();
  expect(html).toContain('<h1');
  expect(html).toContain('mode');
});

/** Keeps the language redirect of a first visit out of tests that are not about it. */
async function markVisited(page: import('@playwright/test').Page) {
  await returning(page);
}
