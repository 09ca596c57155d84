// Which page a path leads to, in all its spellings.
import { expect, returning, settled, test } from './fixtures.ts';
import { startPlainHost } from './plainHost.ts';

test('a page is found by every form of its path', async ({ page }) => {
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
    ['config/source/alias-strategy', '/config/resolve/alias-strategy'],
    ['zh/config/source/alias', '/zh/config/resolve/alias'],
    ['zh/config/source/alias-strategy.html', '/zh/config/resolve/alias-strategy'],
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

/** Malformed paths, and the page they lead to; null for the 404 page. */
const malformed: [path: string, leadsTo: string | null][] = [
  ['//config/mode', '/config/mode'],
  ['/config//mode?x=1#what-it-does', '/config/mode?x=1#what-it-does'],
  ['///zh//config/mode', '/zh/config/mode'],
  ['//', '/'],
  ['//en//config/mode', '/config/mode'],
  ['/config//source/alias', '/config/resolve/alias'],
  ['//config/mode.html#%', '/config/mode#%25'],
  ['//example.com/x', null],
  ['//example.com/%zz', null],
  ['//%zz', null],
  ['//%', null],
  ['///%E4%B8//', null],
  ['/%zz', null],
  ['/%25zz', null],
  ['/%2525zz', null],
  ['/%2F%2Fexample.com', null],
  ['/zh/%zz', null],
  ['/zh//%E4%B8', null],
  ['//[', null],
];

for (const mergesSlashes of [true, false]) {
  const kind = mergesSlashes
    ? 'reads several slashes as one'
    : 'knows no path with several slashes';
  test(`malformed paths lead to a page or a working 404 page on a host that ${kind}`, async ({
    page,
    expectConsole,
  }) => {
    test.skip(Boolean(process.env.BASE), 'the host serves the site at the root');
    expectConsole(/status of 404/);
    await returning(page);
    const { origin, server } = await startPlainHost(mergesSlashes);
    const leaving: string[] = [];
    page.on('request', (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) {
        leaving.push(request.url());
      }
    });
    try {
      for (const [path, leadsTo] of malformed) {
        await test.step(path, async () => {
          await page.goto(origin + path);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          if (leadsTo) {
            await expect(page).toHaveURL(origin + leadsTo);
            await expect(page.locator('[data-not-found]')).toHaveCount(0);
            await settled(page);
          } else {
            await expect(page.locator('[data-not-found]')).toBeVisible();
            await settled(page);
            // Scripts work: the link to the home page does not load another document.
            await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
            await main.getByRole('link', { name: /Take me home|返回首页/ }).click();
            await expect(page).toHaveURL(path.includes('zh') ? `${origin}/zh/` : `${origin}/`);
            expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
          }
        });
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
    expect(leaving).toEqual([]);
  });
}
