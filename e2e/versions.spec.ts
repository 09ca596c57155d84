// The reader's choice of version: how it is made, how long it is kept, and what depends on it.
import type { Locator, Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { choiceLabel, defaultChoice, majors, minorOf, minors } from '../src/versions.ts';
import { inspect } from './access/inspect.ts';
import {
  expect,
  hold,
  intercept,
  languageMenu,
  open,
  returning,
  settled,
  test,
} from './fixtures.ts';

/** A page with parts for both majors, and a heading added in 2.1; pages that apply to one major. */
const page2x1x = './plugins/list/plugin-react';
const newHeading = 'reactcompiler';
const page1x = './config/performance/remove-moment-locale';
const page2x = './config/server/setup';

const other = majors.find((major) => major !== defaultChoice) ?? '';
const key = 'rsbuild-version';

const html = (page: Page) => page.locator('html');
const menu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Version|^版本/ });
const radio = (page: Page | Locator, choice: string) =>
  page.getByRole('radio', { name: choiceLabel(choice), exact: true });
/** A part of the page for one major. */
const part = (page: Page, major: string) =>
  page
    .locator(
      `main div[data-for~="${minorOf(major)}"]${majors
        .filter((each) => each !== major)
        .map((each) => `:not([data-for~="${minorOf(each)}"])`)
        .join('')}`,
    )
    .first();

async function choose(page: Page, choice: string): Promise<void> {
  await menu(page).click();
  await radio(page, choice).click();
}

/** Expects that a version is shown everywhere. */
async function expectShown(page: Page, choice: string): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-choice', choice);
  await expect(html(page)).toHaveAttribute('data-rsbuild', minorOf(choice));
  await expect(menu(page)).toHaveAccessibleName(new RegExp(`[:：] ?${choiceLabel(choice)}$`));
}

const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.beforeEach(({ page }) => returning(page));

test('the menu, by mouse: the part for the other major shows, and the page stays', async ({
  page,
}) => {
  await open(page, page2x1x);
  await expectShown(page, defaultChoice);
  await expect(part(page, defaultChoice)).toBeVisible();
  await expect(part(page, other)).toBeHidden();
  const url = page.url();
  await choose(page, other);
  await expectShown(page, other);
  await expect(part(page, other)).toBeVisible();
  await expect(part(page, defaultChoice)).toBeHidden();
  await expect(radio(page, other)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  expect(page.url()).toBe(url);
  await choose(page, '1.4');
  await expectShown(page, '1.4');
  expect(await kept(page)).toBe('1.4');
});

test('the menu, by keyboard: arrows choose, Escape goes back, axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, page2x1x);
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const group = page.getByRole('banner').getByRole('group', { name: strings['versions.menu'].en });
  await expect(group.getByRole('radio')).toHaveCount(majors.length + minors.length);
  await expect(radio(page, defaultChoice)).toBeFocused();
  await page.keyboard.press(defaultChoice === majors[0] ? 'ArrowDown' : 'ArrowUp');
  await expect(radio(page, other)).toBeChecked();
  await expect(radio(page, other)).toBeVisible();
  await expectShown(page, other);
  await expect(group.locator('label', { has: radio(page, other) })).toHaveCSS(
    'outline-style',
    'solid',
  );
  expect(await inspect(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(radio(page, other)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('on phones the choice is in the site menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, page2x1x);
  await page.getByRole('button', { name: 'Site menu' }).click();
  const screen = page.getByRole('dialog', { name: 'Site menu' });
  await radio(screen, other).click();
  await expect(html(page)).toHaveAttribute('data-choice', other);
  await expect(screen).toBeVisible();
  expect(await inspect(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(part(page, other)).toBeVisible();
});

test('what the reader looks at stays in its place', async ({ page }) => {
  await open(page, page2x1x);
  const heading = page.locator('#fast-refresh');
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  // Code that comes into view is laid out then, which may move the heading again.
  await expect(async () => {
    await heading.evaluate((element) => element.scrollIntoView());
    const first = await top();
    await page.waitForTimeout(200);
    expect(await top()).toBe(first);
  }).toPass();
  const before = await top();
  await menu(page).click();
  // By coordinates, as `click()` would scroll the page first.
  const box = await page
    .locator('label', { has: radio(page, other) })
    .last()
    .boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expectShown(page, other);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test.describe('a link that names a version', () => {
  test('is kept by a reader without a choice', async ({ page }) => {
    await open(page, `${page2x1x}?v=1.4`);
    await expectShown(page, '1.4');
    expect(await kept(page)).toBe('1.4');
    await open(page, page2x1x);
    await expectShown(page, '1.4');
  });

  test('counts for the visit of a reader with a choice, and in no other tab', async ({
    page,
    context,
  }) => {
    await page.addInitScript((name) => {
      if (!localStorage.getItem(name)) localStorage.setItem(name, '1.2');
    }, key);
    await open(page, `${page2x1x}?v=2.0`);
    await expectShown(page, '2.0');
    await open(page, page1x);
    await expectShown(page, '2.0');
    const second = await context.newPage();
    await open(second, page1x);
    await expectShown(second, '1.2');
  });

  test('gives way to a choice, and leaves the URL with its hash', async ({ page }) => {
    await open(page, `${page2x1x}?v=1.4&navbar=1#usage`);
    await choose(page, other);
    await expectShown(page, other);
    await expect(page).toHaveURL(/plugin-react\?navbar=1#usage$/);
    // Links to the page in other languages leave the version, too.
    await expect(page.locator('header a[hreflang="zh"]')).toHaveAttribute(
      'href',
      /plugin-react\?navbar=1(?:#|$)/,
    );
    await page.reload();
    await expectShown(page, other);
  });

  for (const value of ['nonsense', '9', '1.99', '%3Cscript%3E', '%E0%A4%A', '']) {
    test(`'?v=${value}' is ignored`, async ({ page }) => {
      await open(page, `${page2x1x}?v=${value}`);
      await expectShown(page, defaultChoice);
      expect(await kept(page)).toBeNull();
    });
  }

  test('goes along to the other language', async ({ page }) => {
    await open(page, `${page2x1x}?v=1.4`);
    await languageMenu(page).click();
    await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/.*\?v=1\.4/);
    await expectShown(page, '1.4');
  });
});

test('the choice lasts: another page, language, reload, back and forward, a new tab', async ({
  page,
  context,
}) => {
  await open(page, `${page2x1x}?v=1.4`);
  await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  await choose(page, '2.1');
  await languageMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
  await expectShown(page, '2.1');
  await page.reload();
  await settled(page);
  await expectShown(page, '2.1');
  await page.goBack();
  await page.goBack();
  // The entry contains a version that is no longer chosen.
  await expect(page).toHaveURL(/plugin-react$/);
  await expectShown(page, '2.1');
  await page.goForward();
  await expectShown(page, '2.1');
  const second = await context.newPage();
  await open(second, page2x1x);
  await expectShown(second, '2.1');

  await test.step('and what one tab chooses, the others follow', async () => {
    await choose(second, '1.3');
    await expectShown(page, '1.3');
  });
});

test('where storage is blocked, it lasts while the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await open(page, page2x1x);
  await choose(page, other);
  await expectShown(page, other);
  await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  await expectShown(page, other);
});

test('the first frame is right, and nothing moves afterwards', async ({ page }) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, '1.2');
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'shifts', shifts);
  }, key);
  const scripts = await intercept(page, '**/*.js');
  const release = hold(scripts);
  await page.goto(page2x1x, { waitUntil: 'commit' });
  await expect(part(page, '1')).toBeVisible();
  await expect(part(page, '2')).toBeHidden();
  await expectShown(page, '1.2');
  const outline = page.getByRole('complementary').locator(`a[href="#${newHeading}"]`);
  await expect(outline).toBeHidden();
  expect(await html(page).getAttribute('data-hydrated')).toBeNull();
  release();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await expectShown(page, '1.2');
  await expect(outline).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('the outline lists what the version has', async ({ page }) => {
  await open(page, `${page2x1x}?v=2`);
  const link = page.getByRole('complementary').locator(`a[href="#${newHeading}"]`);
  await expect(link).toBeVisible();
  await page.locator(`#${newHeading}`).evaluate((element) => element.scrollIntoView());
  await expect(link).toHaveAttribute('aria-current', 'location');
  await choose(page, '1');
  await expect(link).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-current');
});

test('a link to a heading of another version shows its part, with a label', async ({ page }) => {
  await open(page, `${page2x1x}?v=1#${newHeading}`);
  const heading = page.locator(`#${newHeading}`);
  const label = page.locator('[data-revealed] > [data-version-label]');
  await expect(heading).toBeInViewport();
  await expect(label).toBeInViewport();
  await expect(label).toHaveText(/2\.1 and later/);
  // The label is sticky: headings stop below it.
  const gap = async () => {
    const end = await label.evaluate((element) => element.getBoundingClientRect().bottom);
    return (await heading.evaluate((element) => element.getBoundingClientRect().top)) - end;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(heading).not.toBeInViewport({ ratio: 1 });
  await expect(label).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-announcements]')).toHaveText(/2\.1 and later/);
  await expectShown(page, '1');

  await test.step('from another page, too, until something is chosen', async () => {
    await open(page, page1x);
    await page.evaluate((hash) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
      if (link) link.href = `#${hash}`;
    }, newHeading);
    await open(page, page2x1x);
    await page.locator(`main a[href="#${newHeading}"]`).first().dispatchEvent('click');
    await expect(heading).toBeInViewport();
    await choose(page, '1.6');
    await expect(heading).toBeHidden();
  });
});

for (const [path, has, lacks, mark] of [
  [page1x, '1', '2', '1.x only'],
  [page2x, '2', '1', '2.x only'],
] as const) {
  test(`${path} says that ${lacks}.x lacks it, and so do links to it`, async ({ page }) => {
    await open(page, `${path}?v=${has}`);
    const note = page.getByText(strings['pageVersions.notYours'].en);
    const sidebar = page.getByRole('navigation', { name: strings['layout.sidebar'].en });
    const link = sidebar.locator('[aria-current=page]');
    await expect(note).toBeHidden();
    await expect(link.getByText(mark)).toBeHidden();
    await choose(page, lacks);
    await expect(note).toBeVisible();
    await expect(link.getByText(mark)).toBeVisible();
    // Paper is read with any version.
    await page.emulateMedia({ media: 'print' });
    await expect(note).toBeHidden();
    await page.emulateMedia({ media: null });
    // The previous page links to it.
    await page.locator('footer a[rel=prev]').click();
    await expect(page.locator('footer a[rel=next]').getByText(mark)).toBeVisible();
  });
}

test('links to the page of an option say where it is deprecated', async ({ page }) => {
  await open(page, './config/performance/chunk-split?v=1');
  const link = page
    .getByRole('navigation', { name: strings['layout.sidebar'].en })
    .locator('[aria-current=page]');
  const mark = link.getByText(strings['versions.mark.deprecated'].en);
  await expect(link).toBeVisible();
  await expect(mark).toBeHidden();
  await choose(page, '2');
  await expect(mark).toBeVisible();
  const notice = page.locator('main p[data-tone="warning"]:visible').first();
  await expect(notice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the note of a page leads to what the version has instead', async ({ page }) => {
  await open(page, './config/split-chunks?v=1');
  const note = page.locator('p', { hasText: strings['pageVersions.notYours'].en });
  await note.getByRole('link', { name: 'performance.chunkSplit' }).click();
  await expect(page).toHaveURL(/\/config\/performance\/chunk-split$/);
});

test('the search leads to what the version has instead', async ({ page }) => {
  const instead = page.getByRole('option', { name: strings['search.instead'].en.split('{{')[0] });
  for (const [choice, count] of [
    ['1', 1],
    ['2', 0],
  ] as const) {
    await open(page, `./config/mode?v=${choice}`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('splitChunks');
    await expect(
      page.getByRole('option').and(page.locator('[href$="/config/split-chunks"]')),
    ).toBeVisible();
    const link = instead.and(page.locator('[href$="/config/performance/chunk-split"]'));
    await expect(link).toHaveCount(count);
  }
});

test('the search marks what the version lacks', async ({ page }) => {
  await open(page, `${page2x1x}?v=2`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('removeMomentLocale');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('performance.removeMomentLocale');
  await expect(first.getByText('1.x only')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, '1');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('removeMomentLocale');
  await expect(first).toContainText('performance.removeMomentLocale');
  await expect(first.getByText('1.x only')).toBeHidden();
});

test('on paper both versions are there, with labels', async ({ page }) => {
  await open(page, page2x1x);
  await page.emulateMedia({ media: 'print' });
  for (const major of majors) {
    await expect(part(page, major)).toBeVisible();
    await expect(part(page, major)).toContainText(`${major}.x:`);
    await expect(part(page, major).locator('[data-version-label]').first()).toBeVisible();
  }
});

test('on paper a box shows where a part of a sentence ends', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const inSentence = page.locator('p > span[data-for]').first();
  await expect(inSentence).toHaveCSS('border-right-width', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(inSentence).toHaveCSS('border-right-width', '1px');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both versions are there, with labels, and the menu offers no choice', async ({ page }) => {
    await page.goto(page2x1x);
    for (const major of majors) {
      await expect(part(page, major).locator('[data-version-label]').first()).toBeVisible();
    }
    await menu(page).hover();
    await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible();
    await expect(radio(page, other)).toBeHidden();
    await page.goto('/guide/start/quick-start');
    await expect(page.locator('p > span[data-for]').first()).toHaveCSS('border-right-width', '1px');
    await page.goto(page1x);
    await expect(page.getByText('Available in: 1.x.')).toBeVisible();
    await expect(page.getByText(strings['pageVersions.notYours'].en)).toBeHidden();
  });
});
