// No scripts, and networks that lose or delay requests: the text is always available.
import type { Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { languages } from '../src/site.ts';
import { expect, hold, intercept, returning, settled, test } from './fixtures.ts';
import { pageOfEachType } from './pageTypes.ts';

const guide = './guide/start/quick-start';

/**
 * Checks that a page can be read and left without its scripts: everything for the chosen version is
 * visible (without any scripts, for all versions), and all visible controls work.
 */
async function expectReadable(page: Page, path: string) {
  await expect(page.locator('main h1'), path).toBeVisible();
  const faults = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) => element.outerHTML.slice(0, 100);
    const { rsbuild } = document.documentElement.dataset;
    const others = rsbuild
      ? `, [data-for]:not([data-for~='${rsbuild}']), :has(> [data-for-row]:not([data-for-row~='${rsbuild}']))`
      : '';
    // Tools of a page exist twice, of which one is visible, and some need scripts.
    const elsewhere = `details, [data-live], [data-tools]${others}`;
    const isOfOther = (element: Element) => others !== '' && element.closest(others.slice(2));
    const hidden = [...document.querySelectorAll('main :is(p, li, pre, table, h2, h3)')].filter(
      (element) => !isShown(element) && !element.closest(elsewhere),
    );
    // Menus that styles open.
    const dead = [
      ...document.querySelectorAll('button, input, [role=tab], [aria-expanded]'),
    ].filter((element) => isShown(element) && !element.closest('[data-hover]'));
    const closed = [...document.querySelectorAll('[role=tabpanel]')].filter(
      (panel) =>
        !isOfOther(panel) &&
        (!isShown(panel) ||
          getComputedStyle(panel, '::before').content !== `"${panel.getAttribute('data-label')}"`),
    );
    const nameless = [...document.querySelectorAll('nav div[data-label]')].filter(
      (group) =>
        isShown(group) &&
        !group.querySelector(':scope > :is(a, p)') &&
        getComputedStyle(group, '::before').content !== `"${group.getAttribute('data-label')}"`,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...hidden.map((element) => `hidden: ${name(element)}`),
      ...dead.map((element) => `does nothing: ${name(element)}`),
      ...closed.map((element) => `closed: ${name(element)}`),
      ...nameless.map((element) => `has no name: ${name(element)}`),
      ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ];
  });
  expect(faults, path).toEqual([]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languages) {
    test(`each type of page is complete, ${lang}`, async ({ page, expectConsole }) => {
      expectConsole(/404/);
      for (const path of pageOfEachType(lang)) {
        await page.goto(path);
        // The server does not know the language of an unknown path.
        const shown = path.includes('nothing') ? languages[0] : lang;
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expectReadable(page, `${path} at ${width} px`);
          // The sections of the site are available.
          const banner = page.getByRole('banner');
          const section = shown === 'zh' ? '指南' : 'Guide';
          await expect(banner.getByRole('link', { name: section, exact: true })).toBeVisible();
        }
      }
    });
  }

  test('menus open and links lead on', async ({ page }) => {
    await page.goto('./config/output/filename-hash');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: strings['versions.menu'].en }).hover();
    await expect(banner.getByRole('link', { name: 'Changelog' })).toBeVisible();
    await page
      .getByRole('navigation', { name: strings['layout.sidebar'].en })
      .getByRole('link', { name: /cssModules/ })
      .click();
    await expect(page).toHaveURL(/\/config\/output\/css-modules/);
  });

  test('on a phone the pages of the section follow the text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./config/output/filename-hash');
    const link = page
      .getByRole('navigation', { name: strings['layout.sidebar'].en })
      .getByRole('link', { name: /cssModules/ });
    const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
    expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      end,
    );
    await link.click();
    await expect(page).toHaveURL(/\/config\/output\/css-modules/);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/start/);
  });

  for (const [colorScheme, ground, logo] of [
    ['light', 'rgb(255, 255, 255)', 'light'],
    ['dark', 'rgb(22, 19, 17)', 'dark'],
  ] as const) {
    test(`the theme is the system's: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('./');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      await expect(page.getByRole('banner').locator('img:visible')).toHaveAttribute(
        'data-scheme',
        logo,
      );
    });
  }
});

test.describe('when files do not arrive', () => {
  test.beforeEach(({ page }) => returning(page));

  test('scripts: the page is as complete as without them', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|ERR_FAILED|404/);
    await page.route('**/static/js/**', (route) => route.abort());
    // With a hero, with a table of hooks, with a live preview.
    for (const path of [guide, './', './plugins/dev/hooks', './guide/framework/react']) {
      await page.goto(path);
      await expectReadable(page, path);
    }
  });

  for (const name of ['index', 'lib-react']) {
    test(`the script ${name} alone: the same`, async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|ERR_FAILED/);
      let lost = 0;
      await page.route(`**/static/js/${name}.*.js`, (route) => {
        lost++;
        return route.abort();
      });
      await page.goto(guide);
      await expectReadable(page, guide);
      expect(lost).toBeGreaterThan(0);
    });
  }

  test('a script that does not run: the same', async ({ page, expectConsole }) => {
    expectConsole(/SyntaxError/);
    await page.route('**/static/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'not a script of this browser' }),
    );
    await page.goto(guide);
    await expectReadable(page, guide);
  });

  test('styles: the text is there in its order, and the page is hydrated', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource|ERR_FAILED|CSS/);
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(guide);
    await settled(page);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main pre').first()).toBeVisible();
    const link = page.getByRole('banner').getByRole('link', { name: 'Config', exact: true });
    await link.click();
    await expect(page).toHaveURL(/\/config\//);
    await expect(page.locator('main h1')).not.toHaveText('Quick start');
  });

  test('images: nothing of the text is lost, and no font is ever requested', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource|ERR_FAILED/);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.route(/\.(?:svg|png|jpe?g|webp|avif)$/, (route) => route.abort());
    for (const path of pageOfEachType('en').slice(0, -1)) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Rsbuild' })).toBeVisible();
      // Images without alternative text are decorative.
      const silent = await page.locator('main article img:not([alt]), main img:not([alt])').count();
      expect(silent, path).toBe(0);
    }
    expect(fonts).toEqual([]);
  });
});

test('what comes late is waited for with the text in sight', async ({ page }) => {
  await returning(page);
  const release = hold(await intercept(page, '**/static/js/**'));
  await page.goto(guide, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main pre').first()).toBeVisible();
  // Menus open, and links work.
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: strings['versions.menu'].en }).hover();
  await expect(banner.getByRole('link', { name: 'Changelog' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
