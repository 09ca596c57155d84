// Failures: files, clipboard, storage, malformed URLs.
import { expect, intercept, settled, test, themeSwitch } from './fixtures.ts';

const content = 'config/mode';

test('malformed queries and hashes still show the page', async ({ page }) => {
  for (const suffix of ['?x=50%25', '?x=50%', '#%zz', '?%E4%B8=%', '#%E4%B8']) {
    await page.goto(`./${content}${suffix}`);
    await expect(page.getByRole('heading', { level: 1 }), suffix).toContainText('mode');
    // Checks hydration with a client-side navigation.
    await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page, suffix).toHaveURL(/\/guide\/start/);
  }
});

test('a page whose code cannot be loaded leaves the reader where he was, says so, and offers to retry', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading chunk|ChunkLoadError/);
  await page.goto(`./${content}`);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mode');
  await page.emulateMedia({ media: 'print' });
  await expect(alert).toBeHidden();
  await page.emulateMedia({ media: null });
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/guide\/start/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after a redeploy with new file names the target is loaded by a full navigation', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|Loading chunk|ChunkLoadError/);
  const oldFiles = await intercept(page, '**/static/js/async/**');
  await page.goto(`./${content}`);
  await settled(page);
  // Old files are gone; the pages still exist under the same URLs.
  oldFiles.handle = (route) => route.fulfill({ status: 404 });
  await page.evaluate(() => {
    (window as { stayed?: boolean }).stayed = true;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/start/);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('storage that throws costs nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('./guide/start/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const html = page.locator('html');
  const dark = await html.evaluate((element) => element.classList.contains('dark'));
  await themeSwitch(page).click();
  await expect
    .poll(() => html.evaluate((element) => element.classList.contains('dark')))
    .toBe(!dark);
});

test("a blocked clipboard offers the text in a prompt titled 'Copy to clipboard'", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('blocked')) },
    });
  });
  await page.goto('./guide/start/quick-start');
  const asked = page.waitForEvent('dialog');
  // The click only resolves after the prompt is closed.
  const clicked = page.getByRole('button', { name: 'Copy code' }).first().click();
  const dialog = await asked;
  expect(dialog.type()).toBe('prompt');
  expect(dialog.message()).toMatch(/^Copy to clipboard: press (Ctrl|⌘)\+C, then Enter$/);
  expect(dialog.defaultValue().length).toBeGreaterThan(0);
  await dialog.dismiss();
  await clicked;
});
