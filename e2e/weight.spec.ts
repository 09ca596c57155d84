// What a document page loads until it can be read.
import { expect, returning, settled, test } from './fixtures.ts';

for (const path of ['guide/start/quick-start', 'zh/config/output/filename-hash']) {
  test(`/${path} takes at most eight requests, all to its own host, and no font`, async ({
    page,
    baseURL,
  }) => {
    const requests: { url: string; type: string }[] = [];
    page.on('request', (request) =>
      requests.push({ url: request.url(), type: request.resourceType() }),
    );
    await returning(page);
    await page.goto(`./${path}`);
    await settled(page);
    const loaded = requests.filter(({ url }) => !url.startsWith('data:'));
    const { origin } = new URL(String(baseURL));
    expect(loaded.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
    expect(loaded.filter(({ type }) => type === 'font')).toEqual([]);
    // At least the page itself, its scripts and its styles.
    expect(loaded.length).toBeGreaterThan(3);
    expect(
      loaded.map(({ url }) => url).length,
      loaded.map(({ url }) => url).join('\n'),
    ).toBeLessThan(9);
  });
}

test('title, description and language of the document follow the page', async ({ page }) => {
  await returning(page);
  await page.goto('./config/mode');
  await settled(page);
  const described = () => page.locator('meta[name="description"]').getAttribute('content');
  const before = await described();
  await page.getByRole('main').locator('a[href^="/config/"]').first().click();
  await expect(page).not.toHaveURL(/config\/mode/);
  await expect(page).not.toHaveTitle(/^mode\b/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(await described()).not.toBe(before);
});
