import type { Page } from '@playwright/test';
import { expect, returning, test } from './fixtures.ts';

/** Format of the data in a running page. */

test.beforeEach(async ({ page }) => {
  await returning(page);
});

/** Data of the current page: the value of the context that all components use. */
async function pageData(page: Page, path: string): Promise<Record<string, unknown>> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { value?: { data?: Record<string, unknown>; setData?: unknown } };
      child?: Fiber;
      sibling?: Fiber;
    }
    const root = document.getElementById('__rspress_root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const open = key ? [root[key]] : [];
    while (open.length > 0) {
      const fiber = open.pop();
      const value = fiber?.memoizedProps?.value;
      if (value?.setData && value.data) return JSON.parse(JSON.stringify(value.data));
      open.push(fiber?.sibling, fiber?.child);
    }
    throw new Error('no page data');
  });
}

test('a document page', async ({ page }) => {
  const data = await pageData(page, '/config/mode');
  expect(data).toMatchObject({
    pagePath: 'en/config/mode.mdx',
    pageType: 'doc',
    routePath: '/config/mode',
    lang: 'en',
    version: '',
    title: 'mode',
    frontmatter: { title: 'mode', description: expect.any(String) },
    feeds: [],
    _relativePath: 'en/config/mode.mdx',
  });
  // As in the sitemap; without git history there is no date.
  const sitemap = await (await page.request.get('./sitemap.xml')).text();
  const entry = sitemap.split('<url>').find((one) => one.includes('/config/mode</loc>')) ?? '';
  expect(entry).toContain('<loc>');
  expect(data.lastUpdatedTime).toBe(/<lastmod>(\d{4}-\d{2}-\d{2})</.exec(entry)?.[1]);
  const toc = data.toc as Record<string, unknown>[];
  expect(toc.length).toBeGreaterThan(1);
  for (const entry of toc) {
    expect(entry).toMatchObject({ id: expect.stringMatching(/^\S+$/), text: expect.any(String) });
    expect([2, 3, 4]).toContain(entry.depth);
    const heading = page.locator(`main [id="${entry.id}"]`);
    expect(await heading.evaluate((element) => element.tagName)).toBe(`H${entry.depth}`);
  }
});

for (const [path, lang] of [
  ['/', 'en'],
  ['/zh/', 'zh-CN'],
] as const) {
  test(`the home page at ${path}, with a feed of each kind`, async ({ page }) => {
    const data = await pageData(page, path);
    expect(data).toMatchObject({
      pageType: 'home',
      routePath: path,
      lang: lang === 'en' ? 'en' : 'zh',
      frontmatter: { pageType: 'home', titleSuffix: expect.any(String) },
    });
    const feeds = data.feeds as Record<string, string>[];
    expect(feeds.map(({ language }) => language)).toEqual([lang, lang]);
    expect(feeds.map(({ mime }) => mime).sort()).toEqual([
      'application/atom+xml',
      'application/rss+xml',
    ]);
    for (const { url } of feeds) expect(url).toMatch(/\.xml$/);
  });
}

test('a page that does not exist', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const data = await pageData(page, '/no/such/page');
  expect(data).toMatchObject({
    pageType: '404',
    routePath: '/404',
    title: '404',
    toc: [],
    lang: 'en',
    version: '',
  });
});
