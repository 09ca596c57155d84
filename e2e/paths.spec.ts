// Spec 2.1: path resolution.
import { expect, returning, test } from './fixtures.ts';

test('a page is found under every way to write its path', async ({ page }) => {
  for (const [typed, shown] of [
    ['config/mode', '/config/mode'],
    ['config/mode.html', '/config/mode'], // a trailing .html is dropped
    ['config/index.html', '/config/'], // a trailing /index becomes /
    ['config/mode/', '/config/mode'],
  ] as const) {
    await test.step(`/${typed} shows ${shown}`, async () => {
      await page.goto(`./${typed}`);
      await expect(page).toHaveURL(new RegExp(`${shown}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('PAGE NOT FOUND')).toHaveCount(0);
    });
  }
});

test('the language is taken from the first path segment', async ({ page }) => {
  await returning(page);
  for (const [path, lang] of [
    ['config/mode', 'en'],
    ['zh/config/mode', 'zh'],
  ] as const) {
    await page.goto(`./${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('old paths lead to the pages that took their place', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await returning(page);
  for (const [from, to] of [
    ['config/source/alias', '/config/resolve/alias'],
    ['config/source/alias?x=1&y=50%25#values', '/config/resolve/alias?x=1&y=50%25#values'],
    ['zh/config/source/alias', '/zh/config/resolve/alias'],
    ['en/config/mode', '/config/mode'],
    ['en/config/mode?x=1#values', '/config/mode?x=1#values'],
  ] as const) {
    await test.step(`/${from} leads to ${to}`, async () => {
      await page.goto(`./${from}`);
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('no path leads off the site', async ({ page, baseURL, expectConsole }) => {
  expectConsole(/404|400/);
  const home = String(baseURL).replace(/\/$/, '');
  const leaving: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) leaving.push(request.url());
  });
  for (const path of [
    'en//example.com/x',
    'en/%5Cexample.com',
    'en/%2F%2Fexample.com',
    'en/\\example.com',
  ]) {
    await test.step(`/${path}`, async () => {
      await page.goto(`./${path}`).catch(() => undefined);
      await page.waitForTimeout(300);
      expect(leaving).toEqual([]);
      expect(new URL(page.url()).origin).toBe(new URL(home).origin);
    });
  }
});

test('a page shows its content in the HTML that the server sends', async ({ request }) => {
  const html = await (await request.get('./config/mode')).text();
  expect(html).toContain('<h1');
  expect(html).toContain('mode');
});
