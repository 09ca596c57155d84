import { expect, open, returning, test } from './fixtures.ts';

/** Overview pages: spec sections 2.4, 5, 8 and 9. */

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
    await expect(links).toHaveText([/output\.filename/, /output\.filename/]);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText(/\d/);

    // Its description names the css-loader: hyphens and capitals do not count.
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

test('no entry is wider than a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/config/', '/zh/config/', '/plugins/list/']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
