import type { Page } from '@playwright/test';
import { expect, returning, settled, test } from './fixtures.ts';

/** Theme settings that differ from this site's. */

test.beforeEach(async ({ page, expectConsole }) => {
  // The HTML files were rendered with this site's settings.
  expectConsole(/hydrat/i);
  await returning(page);
});

/**
 * Changes a setting in the site's data, like a build with another configuration.
 *
 * @param pattern - matches in the script with the data
 */
async function configure(page: Page, pattern: RegExp, replacement: string): Promise<() => void> {
  let changed = 0;
  await page.route('**/static/js/index.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (pattern.test(body)) changed += 1;
    await route.fulfill({ response, body: body.replace(pattern, replacement) });
  });
  return () => expect(changed, `places with ${pattern}`).toBe(1);
}

const banner = (page: Page) => page.locator('header[data-hide]');
const inView = (page: Page) =>
  banner(page).evaluate((element) => getComputedStyle(element).opacity !== '0');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('hide-navbar', () => {
  const pattern = /(["']?hideNavbar["']?:\s*["'])never(["'])/;

  test('never: the navbar stays', async ({ page }) => {
    await page.goto('/config/output/css-modules');
    await scrollTo(page, 1500);
    await page.waitForTimeout(300);
    expect(await inView(page)).toBe(true);
  });

  test('on scroll: it leaves when scrolling down and returns when scrolling up, every 200 ms', async ({
    page,
  }) => {
    const verify = await configure(page, pattern, '$1auto$2');
    await page.goto('/config/output/css-modules');
    await settled(page);
    verify();
    expect(await inView(page)).toBe(true);
    await scrollTo(page, 1500);
    await expect.poll(() => inView(page)).toBe(false);
    await scrollTo(page, 1200);
    await expect.poll(() => inView(page)).toBe(true);
    await scrollTo(page, 1900);
    await expect.poll(() => inView(page)).toBe(false);
    await scrollTo(page, 0);
    await expect.poll(() => inView(page)).toBe(true);
  });

  test('on scroll: focus in it brings it back', async ({ page }) => {
    const verify = await configure(page, pattern, '$1auto$2');
    await page.goto('/config/output/css-modules');
    await settled(page);
    verify();
    await scrollTo(page, 1500);
    await expect.poll(() => inView(page)).toBe(false);
    await banner(page).getByRole('link', { name: 'Config', exact: true }).focus();
    await expect.poll(() => inView(page)).toBe(true);
  });

  test('always: it is never there', async ({ page }) => {
    const verify = await configure(page, pattern, '$1always$2');
    // Hydration does not change existing attributes.
    await page.route('**/config/output/css-modules', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const changed = body.replace('data-hide="never"', 'data-hide="always" data-hidden="true"');
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/config/output/css-modules');
    await settled(page);
    verify();
    await expect.poll(() => inView(page)).toBe(false);
    await scrollTo(page, 1500);
    await scrollTo(page, 1000);
    await page.waitForTimeout(300);
    expect(await inView(page)).toBe(false);
  });
});

test('more than five accounts: the others are in a menu, in every mode', async ({ page }) => {
  const more = JSON.stringify([
    { icon: 'github', mode: 'link', content: 'https://example.com/5' },
    { icon: 'discord', mode: 'text', content: 'Text of the sixth' },
    { icon: { svg: '<svg></svg>' }, mode: 'dom', content: '<b>Markup of the seventh</b>' },
    { icon: 'x', mode: 'img', content: '/favicon.svg' },
  ]).slice(1);
  const verify = await configure(page, /(https:\/\/bsky\.app\/[^"']*["']\})\]/, `$1,${more}`);
  await page.goto('/config/mode');
  await settled(page);
  verify();
  const header = page.getByRole('banner');
  const others = header.getByRole('button', { name: 'More accounts' });
  await expect(others).toBeVisible();
  await expect(header.locator('a[href="https://example.com/5"]')).toBeVisible();
  await others.hover();
  await expect(header.getByText('Text of the sixth')).toBeVisible();
  await expect(header.getByText('Markup of the seventh')).toBeVisible();
});

test('without a dark theme the site is light, and nothing switches', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  const verify = await configure(
    page,
    /(["']?enableAppearanceAnimation["']?:)/,
    'darkMode:false,$1',
  );
  await page.goto('/config/mode');
  await settled(page);
  verify();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByRole('banner').getByRole('button', { name: /dark|light/i })).toHaveCount(
    0,
  );
});

test('a sidebar may hold dividers, section headers, tags, contexts and links of its own', async ({
  page,
}) => {
  const more = [
    { dividerType: 'dashed' },
    { sectionHeaderText: 'Elsewhere' },
    { text: 'Example', link: 'https://example.com/', tag: 'beta', context: 'outside' },
  ];
  const verify = await configure(
    page,
    /(\{text:"Configuration reference",link:"\/config\/index\.html"\},)/,
    `$1${JSON.stringify(more).slice(1, -1)},`,
  );
  await page.goto('/config/mode');
  await settled(page);
  verify();
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(sidebar.locator('[data-type="dashed"]')).toHaveCSS('border-top-style', 'dashed');
  await expect(sidebar.getByText('Elsewhere', { exact: true })).toBeVisible();
  const link = sidebar.getByRole('link', { name: 'Example' });
  await expect(link).toHaveAttribute('href', 'https://example.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(sidebar.locator('[data-context="outside"]')).toContainText('beta');
  // They are not tab stops between pages.
  const next = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(next.getByRole('link', { name: /Previous Page/ })).toHaveAttribute(
    'href',
    /\/config\/root$/,
  );
});

test('an item of the navigation may stand on the left, and carry a tag', async ({ page }) => {
  const verify = await configure(
    page,
    /(text:"Community",link:"\/community\/index\.html",)/,
    '$1position:"left",tag:"new",',
  );
  await page.goto('/config/mode');
  await settled(page);
  verify();
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  const item = nav.getByRole('link', { name: /Community/ });
  await expect(item).toContainText('new');
  const left = await item.boundingBox();
  const right = await nav.getByRole('link', { name: 'Guide' }).boundingBox();
  expect((left?.x ?? 0) < (right?.x ?? 0)).toBe(true);
});

test('a search at a server: an index has a tab, and a failure finds nothing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The search failed|503/);
  const verify = await configure(
    page,
    /\{mode:"local",preset:"score"\}/,
    '{mode:"remote",endpoint:"/find",searchIndexes:["Pages","Posts","Notes"]}',
  );
  const asked: string[] = [];
  await page.route('**/find?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push([...query.keys()].join(), query.get('searchIndexes') ?? '', query.get('lang') ?? '');
    if (query.get('keyword') === 'broken') return route.fulfill({ status: 503 });
    const hit = (title: string, routePath: string) => ({ title, routePath, content: 'a proxy' });
    return route.fulfill({
      json: [
        {
          index: 'Pages',
          hits: [hit('First page', '/config/mode'), hit('Other page', '/config/')],
        },
        { index: 'Posts', hits: [hit('Only post', '/community/')] },
        { index: 'Notes', hits: [hit('Only note', '/guide/')] },
      ],
    });
  });
  await page.goto('/config/mode');
  await settled(page);
  verify();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox');
  await box.fill('proxy');
  await expect(dialog.getByRole('tab')).toHaveText(['Pages', 'Posts', 'Notes']);
  await expect(dialog.getByRole('option', { name: /First page|Other page/ })).toHaveCount(2);
  expect(asked).toEqual(['keyword,limit,searchIndexes,lang', 'Pages,Posts,Notes', 'en']);

  // For mouse users the input keeps focus; for keyboard users the tabs are one tab stop.
  await dialog.getByRole('tab', { name: 'Posts' }).click();
  await expect(box).toBeFocused();
  await expect(dialog.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
  const colors = await dialog
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).color));
  expect(colors[1]).not.toBe(colors[0]);
  expect(colors[2]).toBe(colors[0]);
  const line = (name: string) =>
    dialog.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  expect(await line('Pages')).toBe('rgba(0, 0, 0, 0)');
  expect(await line('Posts')).not.toBe('rgba(0, 0, 0, 0)');
  const list = (await box.getAttribute('aria-controls')) ?? '';
  await expect(dialog.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-controls', list);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('option')).toContainText('Only post');
  await expect(dialog.getByRole('tab', { name: 'Pages' })).toHaveAttribute('tabindex', '-1');
  await dialog.getByRole('tab', { name: 'Posts' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'Pages' })).toBeFocused();
  await expect(dialog.getByRole('option')).toHaveCount(2);

  await box.fill('broken');
  await expect(dialog.getByText('No results for "broken"').first()).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
});
