// Navbar, sidebar, outline, and the links between pages.
import type { Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { expect, open, returning, settled, test } from './fixtures.ts';

const option = './config/output/filename-hash';
const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const menuButton = (page: Page, name: string | RegExp) =>
  banner(page).getByRole('button', { name });
const announcement = (page: Page) => page.locator('[data-announcements]');

test.beforeEach(async ({ page }) => {
  await returning(page);
});

test.describe('top navigation', () => {
  test('can be skipped, keeps its height, and does not scroll the page', async ({ page }) => {
    await open(page, option);

    await test.step('the first stop of the keyboard leads past it, and shows then alone', async () => {
      const skip = page.getByRole('link', { name: 'Skip to content' });
      const width = () => skip.evaluate((link) => link.getBoundingClientRect().width);
      expect(await width()).toBeLessThan(10);
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      expect(await width()).toBeGreaterThan(50);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });

    await test.step('logos have their size before they are loaded, accounts a name and a new tab', async () => {
      for (const logo of await banner(page).locator('img').all()) {
        await expect(logo).toHaveAttribute('width', /\d/);
        await expect(logo).toHaveAttribute('height', /\d/);
      }
      await expect(banner(page).locator('img:visible')).toHaveCount(1);
      const links = banner(page).getByRole('link', { name: /^(GitHub|X|Discord|Bluesky)$/ });
      expect(await links.count()).toBe(4);
      const colors = await links.locator('svg').evaluateAll((icons) =>
        icons.map((icon) => {
          const { color, fill } = getComputedStyle(icon);
          return fill === color;
        }),
      );
      expect(colors, 'icons in the color of the text').toEqual([true, true, true, true]);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    await test.step('focus in it does not scroll the page', async () => {
      await page.evaluate(() => window.scrollTo(0, 500));
      for (const stop of await banner(page).locator('nav :is(a, button)').all()) {
        await stop.focus();
        await page.waitForTimeout(50);
        expect(await page.evaluate(() => window.scrollY)).toBe(500);
      }
    });
  });

  test('has the sections in order, in each language', async ({ page }) => {
    for (const [path, items] of [
      ['./zh/', ['指南', '配置', '插件', 'API', '社区']],
      ['./', ['Guide', 'Config', 'Plugin', 'API', 'Community']],
    ] as const) {
      await open(page, path);
      const links = banner(page).getByRole('navigation').getByRole('link');
      expect((await links.allTextContents()).slice(0, items.length)).toEqual(items);
    }
  });

  test('marks the section shown', async ({ page }) => {
    await open(page, './guide/start/quick-start');
    const marked = banner(page).getByRole('navigation').locator('[aria-current]');
    await expect(marked).toHaveText('Guide');
    await expect(marked).toHaveAttribute('aria-current', 'true');
    await open(page, './guide/start/');
    await expect(marked).toHaveAttribute('aria-current', 'page');
  });

  test('the brand leads home, in each language', async ({ page }) => {
    for (const [path, home] of [
      [option, '/'],
      ['./zh/config/mode', '/zh/'],
    ] as const) {
      await open(page, path);
      await banner(page).getByRole('link', { name: 'Rsbuild', exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === home);
    }
  });
});

test('a menu', async ({ page }) => {
  await open(page, option);
  const button = menuButton(page, 'Version');
  const link = banner(page).getByRole('link', { name: 'Changelog' });
  const besideIt = { x: 200, y: 500 };

  await test.step('opens under the pointer and closes behind it', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await page.mouse.move(besideIt.x, besideIt.y);
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('stays after a click, until the next or one elsewhere', async () => {
    await button.click();
    await expect(button.locator('svg')).toHaveCSS('rotate', '180deg');
    await page.mouse.move(besideIt.x, besideIt.y);
    await page.waitForTimeout(400);
    await expect(link).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(link).toBeHidden();
    await button.click();
    await button.click();
    await expect(link).toBeHidden();
    await page.mouse.move(besideIt.x, besideIt.y);
  });

  await test.step('opens on keyboard focus; Escape closes it and focus returns', async () => {
    await banner(page).getByRole('link', { name: 'Community' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const id = await button.getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  await test.step('closes when focus goes on', async () => {
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(banner(page).getByRole('radio', { checked: true })).toBeFocused();
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link).toBeFocused();
    await banner(page).getByRole('link', { name: '0.x Doc' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeHidden();
  });

  await test.step('closes with the page', async () => {
    await menuButton(page, /languages/i).click();
    await banner(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\//);
    await expect(menuButton(page, /语言/)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the language menu', () => {
  test('names each language in itself, and keeps page, query and heading', async ({ page }) => {
    // Where the link leads that skips the navigation, which is no heading.
    await page.goto(`${option}#main`);
    const heading = page.locator('main h2[id]:visible').nth(1);
    const id = await heading.getAttribute('id');
    const other = banner(page).getByRole('link', { name: '简体中文' });

    await test.step('says where it leads: to the heading the reader has scrolled to', async () => {
      await settled(page);
      await heading.evaluate((element) => element.scrollIntoView());
      await menuButton(page, /languages/i).click();
      await expect(other).toHaveAttribute('lang', 'zh');
      await expect(other).toHaveAttribute('hreflang', 'zh');
      const own = banner(page).getByRole('link', { name: 'English' });
      await expect(own).toHaveAttribute('aria-current', 'true');
      await expect(other).toHaveAttribute('href', new RegExp(`#${id}$`));
    });

    await test.step('leads there, with the query', async () => {
      await open(page, `${option}?x=1#${id}`);
      await menuButton(page, /languages/i).click();
      await other.click();
      await expect(page).toHaveURL(
        (url) => url.pathname + url.search + url.hash === `/zh${option.slice(1)}?x=1#${id}`,
      );
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });

  test('leads home from a page that does not exist', async ({ page, expectConsole }) => {
    expectConsole(/404/);
    await open(page, './nothing/here');
    await menuButton(page, /languages/i).click();
    await expect(banner(page).getByRole('link', { name: '简体中文' })).toHaveAttribute(
      'href',
      /\/zh\/$/,
    );
  });
});

test.describe('the theme switch', () => {
  test('is not needed: without a choice, the page follows the system as it changes', async ({
    page,
  }) => {
    const dark = page.locator('html.dark.rp-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, option);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(dark).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    }
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`says what it does and has done, with motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: motion });
      await open(page, option);
      await page.evaluate(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          document.documentElement.dataset.animated = JSON.stringify([frames, options]);
          return animate.call(this, frames, options);
        };
      });
      await menuButton(page, 'Switch to the dark theme').click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(announcement(page)).toHaveText('The theme is dark now');
      await expect(menuButton(page, 'Switch to the light theme')).toBeVisible();
      const circle = page.locator('html[data-animated*="circle"]');
      await expect(circle).toHaveCount(motion === 'reduce' ? 0 : 1);
      await expect(page.locator('html[data-theme-reveal]')).toHaveCount(0);
    });
  }
});

test.describe('the sidebar', () => {
  test('belongs to the section, and changes with it and with the language', async ({ page }) => {
    await open(page, option);
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', /\/config\/output\/filename-hash$/);
    await banner(page).getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(current).toHaveAttribute('href', /\/guide\/start\/$/);
    await expect(sidebar(page).locator('a[href*="/config/"]')).toHaveCount(0);
    await open(page, './zh/config/mode');
    const links = page.getByRole('navigation', { name: '侧边栏' }).getByRole('link');
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/zh\/|^https?:/);
    }
  });

  test('shows the current page without moving the page itself', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, option);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Also where another link leads to it.
    const last = sidebar(page).getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await last.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last).toBeInViewport();
  });

  test('groups close and open by keyboard, and open around the current page', async ({ page }) => {
    await open(page, './config/mode');
    const group = sidebar(page).getByRole('button', { expanded: true }).first();
    const name = await group.innerText();
    const items = page.locator(`[id="${await group.getAttribute('aria-controls')}"]`);
    const button = sidebar(page).getByRole('button', { name, exact: true });
    const chevron = button.locator('svg');
    await expect(chevron).toHaveCSS('rotate', '0deg');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toBeHidden();
    await expect(chevron).toHaveCSS('rotate', '-90deg');
    const target = await items.getByRole('link', { includeHidden: true }).first();
    const path = await target.getAttribute('href');
    await target.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps its scroll position from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, './config/mode');
    const last = sidebar(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const position = () => sidebar(page).evaluate((nav) => nav.parentElement?.scrollTop);
    const before = await position();
    expect(before).toBeGreaterThan(100);
    // The page does not scroll on where the sidebar ends.
    await expect(sidebar(page).locator('..')).toHaveCSS('overscroll-behavior-y', 'contain');
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'page');
    expect(await position()).toBe(before);
  });
});

test('a link to # leads to the top', async ({ page }) => {
  await open(page, option);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#">Top</a>');
    window.scrollTo(0, 400);
  });
  await page.getByRole('link', { name: 'Top', exact: true }).evaluate((link) => {
    (link as HTMLAnchorElement).click();
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('another page begins at its top, with focus on its heading and its title read out; back again, and a reload, at its place', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await open(page, option);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.waitForTimeout(100);
  await sidebar(page)
    .getByRole('link', { name: /manifest/ })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('manifest');
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await expect(announcement(page)).toContainText('manifest');
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(heading).toContainText('filenameHash');
  await expect(heading).toBeFocused();
  await expect.poll(scrolled).toBe(400);

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForTimeout(100);
  await page.reload();
  await expect.poll(scrolled).toBe(300);
});

test('the link to the page itself leads from one of its headings to its top', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await open(page, `${option}#values`);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await sidebar(page).locator('[aria-current="page"]').click();
  await expect(page).toHaveURL(/\/filename-hash$/);
  await expect.poll(scrolled).toBe(0);
});

/** Whether the page is prevented from scrolling. */
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test('in a narrow window there is a site menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, option);
  const screen = page.getByRole('dialog', { name: 'Site menu' });
  const button = page.getByRole('button', { name: 'Site menu' });

  await test.step('it holds sections, versions, languages and theme, and keeps focus until Escape', async () => {
    await button.click();
    await expect(screen).toBeVisible();
    expect(await isLocked(page)).toBe(true);
    // Nothing moves where a scrollbar takes space.
    const gutter = await page.evaluate(() => {
      document.documentElement.dataset.scrollLocked = 'with-scrollbar';
      return getComputedStyle(document.documentElement).scrollbarGutter;
    });
    expect(gutter).toBe('stable');
    for (const name of ['Guide', 'Changelog', '简体中文', 'GitHub']) {
      await expect(screen.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(screen.getByRole('button', { name: /theme/ })).toBeVisible();
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await isLocked(page)).toBe(false);
  });

  await test.step('it closes when the window becomes 768 px wide', async () => {
    await button.click();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(screen).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(screen).toBeHidden();
    await expect(banner(page).getByRole('link', { name: 'Guide', exact: true })).toBeVisible();
  });

  await test.step('it closes on navigation, and focus is on the new page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button.click();
    await screen.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    await expect(screen).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('in a narrow window the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, option);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const openDrawer = async () => {
    await expect(sidebar(page)).toHaveCount(0);
    await toggle.click();
    await expect(sidebar(page)).toBeVisible();
  };

  await test.step('it keeps focus and stops the page until Escape', async () => {
    await openDrawer();
    await expect(drawer).toHaveAttribute('aria-modal', 'true');
    // The page behind is dimmed.
    await expect(drawer.locator('> div').first()).toHaveCSS('background-color', /, 0\.4\)$/);
    await expect(drawer.locator('[aria-current="page"]')).toBeInViewport();
    const close = drawer.getByRole('button', { name: strings['layout.close'].en });
    await expect(close).toBeInViewport();
    await expect(close).toBeFocused();
    expect(await isLocked(page)).toBe(true);
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[role="dialog"]') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await isLocked(page)).toBe(false);
  });

  await test.step('focus on its button does not scroll the page', async () => {
    await page.evaluate(() => window.scrollTo(0, 500));
    await toggle.focus();
    await page.waitForTimeout(50);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });

  await test.step('a click beside it closes it, too, and does nothing else', async () => {
    await openDrawer();
    await page.mouse.click(380, 400);
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/filename-hash$/);
  });

  await test.step('it becomes a column when the window is 1024 px wide', async () => {
    await openDrawer();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(drawer).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    expect(await isLocked(page)).toBe(false);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('it closes with the page, and focus is on the new one', async () => {
    await openDrawer();
    await sidebar(page)
      .getByRole('link', { name: /manifest/ })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('manifest');
    await expect(sidebar(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
    expect(await isLocked(page)).toBe(false);
  });
});

test('a link from the home page to a heading leads below the navigation bar', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('main a[href*="/guide/start/quick-start#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.locator('h1')).toContainText('Quick start');
  const top = () => page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  await settled(page);
  expect(await top()).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(40);
});

for (const width of [390, 800]) {
  test(`in the middle of a page, ${width} px: the drawer has theme, version and language`, async ({
    page,
  }) => {
    await returning(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, './config/output/filename-hash');
    await page.locator('#values').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.getByRole('button', { name: strings.menuTitle.en, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: strings.menuTitle.en });

    await drawer.getByRole('button', { name: strings['layout.toDark'].en }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await drawer.locator('summary', { hasText: strings['versions.menu'].en }).click();
    await drawer.getByText('1.4', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-rsbuild', '1.4');
    await drawer.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page).toHaveURL(/\/zh\/config\/output\/filename-hash/);
    await expect(drawer).toHaveCount(0);
  });
}
