// The 404 page.
import { expect, returning, test } from './fixtures.ts';

test.beforeEach(({ expectConsole }) => expectConsole(/404/));

for (const { path, title, home, href } of [
  { path: 'config/output/filenamehash', title: 'PAGE NOT FOUND', home: 'Take me home', href: '/' },
  { path: 'zh/config/output/filenamehash', title: '页面未找到', home: '返回首页', href: '/zh/' },
]) {
  test(`/${path} answers 404, says so, leads home and proposes the nearest pages`, async ({
    page,
  }) => {
    await returning(page);
    const response = await page.goto(`./${path}`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: home })).toHaveAttribute('href', href);
    await expect(main.getByRole('listitem').first().getByRole('link')).toHaveText(
      'output.filenameHash',
    );
    const proposals = await main
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(proposals[0]).toBe(`${href}config/output/filename-hash`);
    expect(proposals.length).toBeGreaterThan(1);
    expect(proposals.length).toBeLessThanOrEqual(5);
    expect(new Set(proposals).size).toBe(proposals.length);
    // Only in the language of the path.
    for (const proposal of proposals) expect(proposal.startsWith('/zh/')).toBe(href === '/zh/');
    await expect(main.getByRole('button', { name: /Search|搜索/ })).toBeVisible();
    await expect(page).toHaveTitle(/404/);
    // Going back once leaves the site, to the empty page of a new tab.
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  });
}

for (const { path, sections } of [
  { path: 'nothing/here', sections: /^\/(?:guide|config|plugins|api|community)\// },
  { path: 'zh/nothing/here', sections: /^\/zh\/(?:guide|config|plugins|api|community)\// },
]) {
  test(`/${path}, which is like no page, leads to the sections`, async ({ page }) => {
    await returning(page);
    await page.goto(`./${path}`);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', sections);
      // The path is the one of the link.
      const path = (await link.getAttribute('href')) ?? '';
      await expect(link.locator('xpath=following-sibling::code')).toHaveText(path);
    }
    await links.nth(1).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/config\/$/);
  });
}

test('a proposed page opens', async ({ page }) => {
  await page.goto('./config/mod');
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'mode' }).click();
  await expect(page).toHaveURL(/\/config\/mode$/);
});

test('on a phone, its search has a label, and the one in the navigation bar is an icon', async ({
  page,
}) => {
  await returning(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./nothing/here');
  const widthOf = async (landmark: 'main' | 'banner') => {
    const button = page.getByRole(landmark).getByRole('button', { name: 'Search Docs' });
    return (await button.boundingBox())?.width ?? 0;
  };
  expect(await widthOf('main')).toBeGreaterThan(100);
  const inBar = await widthOf('banner');
  expect(inBar).toBeGreaterThan(24);
  expect(inBar).toBeLessThan(48);
  // Nothing is said of keys that a phone lacks.
  await expect(page.getByRole('main').getByText('Ctrl K')).toBeHidden();
});
