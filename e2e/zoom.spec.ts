import type { Page } from '@playwright/test';
import { expect, returning, settled, test } from './fixtures.ts';

/** Image zoom. */

const image = (page: Page) => page.locator('main .rspress-doc img').first();
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const opened = (page: Page) => page.locator('.medium-zoom-image--opened').last();

/** Opens the page and waits until its images can be opened. */
async function open(page: Page) {
  await returning(page);
  await page.goto('/guide/optimization/inline-assets');
  await expect(image(page)).toHaveAttribute('role', 'button');
  await image(page).scrollIntoViewIfNeeded();
}

/** Opens the image and waits for the end of its animation, before which nothing closes it. */
async function zoom(page: Page, how = () => image(page).click()) {
  const end = image(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('medium-zoom:opened', () => resolve(), { once: true });
      }),
  );
  await how();
  await end;
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

test('an image opens on a click or by keyboard, on the ground of the page, and closes again', async ({
  page,
}) => {
  await open(page);
  await expect(image(page)).toHaveAccessibleName(/A buoy/);
  await zoom(page);
  await expect(opened(page)).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(overlay(page)).toHaveCSS('background-color', ground);
  const width = await opened(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(100);
  const isOnTop = await opened(page).evaluate((element) => {
    const { x, y, width: across, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + across / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
  const above = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 10)?.className);
  expect(above, 'over the navigation').toContain('medium-zoom-overlay');

  const scrollBy = (y: number) => page.evaluate((by) => window.scrollBy(0, by), y);
  for (const [how, close, key] of [
    ['a click', () => page.mouse.click(5, 300), 'Enter'],
    ['Escape', () => page.keyboard.press('Escape'), 'Space'],
    ['scrolling by more than 40 px', () => scrollBy(41), 'Enter'],
    ['a change of the window', () => page.setViewportSize({ width: 1000, height: 700 }), 'Space'],
  ] as const) {
    await test.step(`${how} closes it`, async () => {
      await close();
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
      await image(page).scrollIntoViewIfNeeded();
      await image(page).focus();
      await zoom(page, () => page.keyboard.press(key));
    });
  }

  await test.step('scrolling by up to 40 px does not', async () => {
    await scrollBy(40);
    // Closing would begin after 150 ms and take another 300.
    await page.waitForTimeout(1000);
    await expect(overlay(page)).toHaveCount(1);
  });
});

test('a larger source that cannot be had is warned about, and the image shown', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page);
  await image(page).evaluate((element) => {
    element.setAttribute('data-zoom-src', '/no-such-picture.png');
  });
  await zoom(page);
  await expect.poll(() => warnings.join('\n')).toContain('/no-such-picture.png');
  await expect(opened(page)).toBeVisible();
});

test('a page without images loads no code for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.ok() && response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await returning(page);
  await page.goto('/config/mode');
  await settled(page);
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(scripts.filter((script) => script.includes('medium-zoom-overlay'))).toEqual([]);
});

test('the images of a page that a link leads to open, too', async ({ page }) => {
  await returning(page);
  await page.goto('/guide/optimization/code-splitting');
  await settled(page);
  await page
    .locator('aside, nav')
    .locator('a[href$="/guide/optimization/inline-assets"]')
    .first()
    .click();
  await expect(page).toHaveURL(/inline-assets/);
  await expect(image(page)).toHaveAttribute('role', 'button');
  await test.step('what is open does not stay on the page that comes', async () => {
    await zoom(page);
    await page.goBack();
    await expect(overlay(page)).toHaveCount(0);
  });

  await test.step('nor does what is opening', async () => {
    await page.goForward();
    await expect(image(page)).toHaveAttribute('role', 'button');
    await image(page).evaluate((element) => {
      (element as HTMLElement).click();
      history.back();
    });
    await expect(page).toHaveURL(/code-splitting/);
    await expect(overlay(page)).toHaveCount(0);
  });
});
