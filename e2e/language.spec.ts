// The redirect to the browser's language on the first visit.
import strings from '../i18n.json' with { type: 'json' };
import { expect, settled, test } from './fixtures.ts';

test.describe('a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is sent to the Chinese page on the first visit, with query and hash, and a notice', async ({
    page,
  }) => {
    await page.goto('./config/mode?x=1#values');
    await expect(page).toHaveURL(/\/zh\/config\/mode\?x=1#values$/);
    const notice = page.getByRole('status').filter({ hasText: '浏览器' });
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: null });
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/config/mode' && url.hash === '#values',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is never sent twice', async ({ page }) => {
    await page.goto('./config/mode');
    await expect(page).toHaveURL(/\/zh\/config\/mode/);
    await expect(page.getByRole('status').filter({ hasText: '浏览器' })).toBeVisible();
    await page.goto('./config/resolve/alias');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const back = page.getByRole('link', { name: strings['languageNotice.back'].en });
    await expect(back).toHaveCount(0);
  });

  test('can dismiss the notice', async ({ page }) => {
    await page.goto('./config/mode');
    const notice = page.getByRole('status').filter({ hasText: '浏览器' });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a bot', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Googlebot/2.1' });

  test('is not redirected', async ({ page }) => {
    await page.goto('./config/mode');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a hash typed into the URL after a change of page is where the language link leads', async ({
  page,
}) => {
  await page.goto('./config/');
  await page
    .getByRole('navigation', { name: /sidebar/i })
    .getByRole('link', { name: 'output.filenameHash' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('output.filenameHash');
  await page.goto('./config/output/filename-hash#values');
  await expect(page.locator('#values')).toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /language/i })
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: '简体中文' }).first(),
  ).toHaveAttribute('href', '/zh/config/output/filename-hash#values');
});
