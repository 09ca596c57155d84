import type { Page } from '@playwright/test';
import { expect, open, returning, test } from './fixtures.ts';

/** Overview pages. */

test.beforeEach(async ({ page }) => {
  await returning(page);
});

for (const { path, label, placeholder, none } of [
  {
    path: '/config/',
    label: 'Filter',
    placeholder: 'Enter keyword',
    none: 'No matching API found: no such option',
  },
  {
    path: '/zh/config/',
    label: '筛选',
    placeholder: '输入关键词',
    none: '没有匹配的 API：no such option',
  },
]) {
  test(`${path} filters its pages by keyword and says when there is none`, async ({ page }) => {
    await open(page, path);
    const filter = page.getByRole('main').getByLabel(label, { exact: true });
    await expect(filter).toHaveAttribute('placeholder', placeholder);
    const links = page.getByRole('main').getByRole('link', { name: /^(output|html|server)\./ });
    const all = await links.count();
    expect(all).toBeGreaterThan(30);

    await filter.fill('filename');
    await expect(links.nth(1)).toHaveText(/output\.filename/);
    await expect(links.first()).toHaveText(/output\.filename/);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText(/\d/);

    // Its description mentions the css-loader: hyphens and case are ignored.
    const named = page.getByRole('main').getByRole('link', { name: 'tools.cssLoader' });
    for (const query of ['CSS-LOADER', 'css loader']) {
      await filter.fill('no such option');
      await expect(named).toHaveCount(0);
      await filter.fill(query);
      await expect(named.first(), query).toBeVisible();
    }

    await filter.fill('no such option');
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(none);

    await filter.fill('');
    await expect(links).toHaveCount(all);
  });
}

test.describe('the filter of the configuration overview', () => {
  const entries = (page: Page) => page.locator('main li:has(> a + p) > a');

  test('opens the first page with Enter, and the search when there is none', async ({ page }) => {
    await open(page, './config/');
    const filter = page.getByRole('main').getByLabel('Filter', { exact: true });
    await filter.press('Enter');
    await expect(page).toHaveURL(/\/config\/$/);
    // A slash typed into the field does not open the search.
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await filter.fill('no such option');
    await filter.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('no such option');
    await page.keyboard.press('Escape');
    // The initial text is not restored.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await filter.fill('port');
    await filter.press('Enter');
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('ranks names first, and knows other words for the same', async ({ page }) => {
    await open(page, './config/');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('port');
    await expect(entries(page).first()).toHaveText('server.port');
    await expect(entries(page).nth(1)).toHaveText('server.strictPort');
    await expect(page.locator('main mark').first()).toHaveText('port');
    await box.fill('base64');
    await expect(entries(page).filter({ hasText: 'output.dataUriLimit' })).toBeVisible();
  });

  test('shows the headings that answer, but none before, and none that many pages have', async ({
    page,
  }) => {
    await open(page, './config/');
    const headings = page.locator('main li li a');
    await expect(headings).toHaveCount(0);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('cache headers');
    await expect(headings).toHaveText(['Cache headers that go with it']);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 page');
    for (const common of ['members', 'common mistakes']) {
      await box.fill(common);
      await expect(headings.filter({ hasText: new RegExp(`^${common}$`, 'i') })).toHaveCount(0);
    }
  });

  test('leads on to the search of the site when nothing matches', async ({ page }) => {
    await open(page, './config/');
    await page.getByRole('main').getByRole('searchbox').fill('glossary of nothing');
    await page.getByRole('button', { name: /Search all pages for/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox').or(dialog.getByRole('searchbox'))).toHaveValue(
      'glossary of nothing',
    );
  });
});

for (const [path, least] of [
  ['./config/', 12],
  ['./zh/config/', 12],
  ['./plugins/list/', 12],
  ['./zh/plugins/list/', 12],
  ['./api/start/', 12],
  ['./community/releases/', 8],
] as const) {
  test(`${path} shows the filter and ${least} entries on the first screen, a line each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const filter = page.getByRole('main').getByRole('searchbox');
    await expect(filter).toBeInViewport({ ratio: 1 });
    const heights = await page
      .locator('main li:has(> a + p), main tbody tr')
      .evaluateAll((all) =>
        all
          .map((entry) => entry.getBoundingClientRect())
          .flatMap(({ bottom, height }) => (bottom <= innerHeight ? height : [])),
      );
    expect(heights.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...heights)).toBeLessThan(60);
    // Sticky as long as the list is in view.
    await page.locator('main li:has(> a + p)').last().scrollIntoViewIfNeeded();
    await expect(filter).toBeInViewport({ ratio: 1 });
  });
}

test('between the bar at the top and the filter below it nothing of the list shows', async ({
  page,
}) => {
  await open(page, './config/');
  for (const [width, bar] of [
    [1440, page.getByRole('banner')],
    [1024, page.getByRole('banner')],
    [800, page.locator('[data-page-bar]')],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('main li:has(> a + p)').last().scrollIntoViewIfNeeded();
    const below = await bar.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const met = document.elementFromPoint(innerWidth / 2, bottom + 2);
      return { bottom, stays: met && getComputedStyle(met).position };
    });
    expect(below.bottom, `${width} px`).toBeGreaterThan(40);
    expect(below.stays, `${width} px`).toBe('sticky');
    // Links to groups lead below it.
    const filter = page.locator('main div:has(> [type=search])');
    const end = await filter.evaluate((element) => element.getBoundingClientRect().bottom);
    await filter.getByRole('link').nth(1).click();
    const heading = page.locator('main h2').nth(1);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, `${width} px`).toBeGreaterThanOrEqual(end - 1);
    expect(await top(), `${width} px`).toBeLessThan(end + 80);
  }
});

test('no entry is wider than a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/config/', '/zh/config/', '/plugins/list/', '/api/start/']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    // Links to groups take one line, and scroll.
    const groups = page.locator('main div:has(> [type=search]) > nav');
    const heights = await groups.evaluateAll((all) => all.map((nav) => nav.clientHeight));
    for (const height of heights) expect(height, path).toBeLessThan(32);
  }
});

for (const [path, share] of [
  ['./config/', 0.4],
  ['./api/start/', 0.4],
  // Messages are longer than their descriptions.
  ['./guide/faq/errors/', 0.7],
] as const) {
  test(`${path} gives names and descriptions their room`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const starts = await page.locator('main li > a + p').evaluateAll((all) =>
      all.map((description) => {
        const { left, width } = (description.parentElement as Element).getBoundingClientRect();
        return (description.getBoundingClientRect().left - left) / width;
      }),
    );
    expect(starts.length).toBeGreaterThan(20);
    for (const start of starts) {
      expect(start).toBeGreaterThan(share - 0.2);
      expect(start).toBeLessThan(share);
    }
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(0.01);
  });
}
