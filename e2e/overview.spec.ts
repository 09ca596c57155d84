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

    await filter.fill('FILENAME-HASH');
    const dashed = await links.allTextContents();
    await filter.fill('filename hash');
    expect(await links.allTextContents()).toEqual(dashed);

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
