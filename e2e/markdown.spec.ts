// Pages as Markdown: copied, opened, and without scripts or network.
import type { Route } from '@playwright/test';
import { expect, intercept, returning, settled, test } from './fixtures.ts';

/** For files other than pages, browsers request a favicon at its default path. */
const iconOfFile = /404 \(Not Found\)/;

test('a page is copied as Markdown, by keyboard, and says so for two seconds', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(iconOfFile);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await returning(page);
  await page.goto('./zh/config/mode');
  await settled(page);
  const copy = page.getByRole('button', { name: '以 Markdown 复制本页' });
  await copy.focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('button', { name: '已复制' });
  await expect(done).toBeFocused();
  await expect(page.locator('[aria-live]', { hasText: '已复制' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# mode\n/);
  expect(copied).toContain('/zh/config/mode>');
  await expect(done).toHaveCount(0, { timeout: 3000 });

  await page.getByRole('link', { name: '查看 Markdown' }).click();
  await expect(page).toHaveURL(/\/zh\/config\/mode\.md$/);
  expect(await page.evaluate(() => document.body.innerText)).toBe(copied);
});

test('a page that cannot be fetched says so, a blocked clipboard offers the text', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: () => Promise.reject(new Error('blocked')) },
    });
  });
  const copies = await intercept(page, '**/*.md');
  await page.goto('./config/mode');
  await settled(page);
  const copy = page.getByRole('button', { name: 'Copy page as Markdown' });

  for (const lose of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 503, body: 'Try again later.' }),
  ]) {
    copies.handle = lose;
    await copy.click();
    await expect(page.getByRole('button', { name: 'The page could not be loaded' })).toBeVisible();
    await expect(copy).toBeVisible({ timeout: 3000 });
  }

  copies.handle = undefined;
  const asked = page.waitForEvent('dialog');
  const clicked = copy.click();
  const dialog = await asked;
  expect(dialog.type()).toBe('prompt');
  expect(dialog.defaultValue()).toMatch(/^# mode/);
  await dialog.dismiss();
  await clicked;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown is a link, and copying is not offered', async ({ page, expectConsole }) => {
    expectConsole(iconOfFile);
    await page.goto('./config/mode');
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toHaveCount(0);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/\/config\/mode\.md$/);
  });
});

test('a link to a file leads to it; the canonical URL is removed with the page it names', async ({
  page,
  expectConsole,
}) => {
  expectConsole(iconOfFile);
  await page.goto('./config/');
  await settled(page);
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'mode', exact: true }).first().click();
  await expect(page).toHaveURL(/\/config\/mode$/);
  await expect(canonical).toHaveCount(0);
  await page.goBack();
  await main.getByRole('link', { name: 'options.json' }).click();
  await expect(page).toHaveURL(/\/options\.json$/);
});
