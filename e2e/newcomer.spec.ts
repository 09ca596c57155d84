import { expect, languageMenu, test, themeSwitch } from './fixtures.ts';

test('a newcomer finds: home, quick start, config, search, theme, Chinese, edit link', async ({
  page,
}) => {
  await page.goto('./');
  await page
    .getByRole('main')
    .getByRole('link', { name: /quick start|get started/i })
    .first()
    .click();
  await page.goto('./guide/start/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Config', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/?$/);
  await page
    .getByRole('navigation', { name: /sidebar/i })
    .getByRole('link', { name: 'output.filenameHash' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('output.filenameHash');

  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  const input = page.getByRole('combobox', { name: 'Search Docs' });
  await expect(input).toBeFocused();
  await page.keyboard.type('alias');
  await expect(page.getByRole('option').first()).toContainText('resolve.alias');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const html = page.locator('html');
  const wasDark = await html.evaluate((element) => element.classList.contains('dark'));
  await themeSwitch(page).click();
  await expect
    .poll(() => html.evaluate((element) => element.classList.contains('dark')))
    .toBe(!wasDark);
  // Clicks on elements covered by the transition would be retried after scrolling.
  await expect(html).not.toHaveAttribute('data-theme-reveal');

  const heading = page.getByRole('heading', { level: 2 }).nth(1);
  const id = await heading.getAttribute('id');
  await page.goto(`./config/output/filename-hash#${id}`);
  // A click would interrupt smooth scrolling.
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect
    .poll(async () => {
      const before = await top();
      await page.waitForTimeout(200);
      return before < 120 && before === (await top());
    }, 'the heading has come to rest below the navbar')
    .toBe(true);
  await languageMenu(page).click();
  const chinese = page.getByRole('banner').getByRole('link', { name: '简体中文' }).first();
  await expect(chinese).toHaveAttribute('href', new RegExp(`#${id}$`));
  await chinese.click();
  await expect(page).toHaveURL(new RegExp(`/zh/config/output/filename-hash#${id}$`));
  await expect(html).toHaveAttribute('lang', /^zh/);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  const edit = page.getByRole('link', { name: '在 GitHub 上编辑此页' }).first();
  await expect(edit).toHaveAttribute('href', /\/docs\/zh\/config\/output\/filename-hash\.mdx$/);
});
