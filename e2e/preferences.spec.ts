// Preferences in system or browser: colors, motion, size and spacing of text.
import strings from '../i18n.json' with { type: 'json' };
import { languages } from '../src/site.ts';
import { expect, open, returning, showInTurn, test } from './fixtures.ts';
import { pageOfEachType } from './pageTypes.ts';

test.beforeEach(({ page }) => returning(page));

/** Runs in the page: horizontal overflow, and truncated texts. */
function cutOff(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  }
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    const style = getComputedStyle(element);
    // Only for screen readers.
    if (element.closest('.visually-hidden, .rp-llms-hint') || style.clipPath === 'inset(50%)')
      continue;
    const box = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    if (box.width > 0 && !scrolls(element) && (box.left < -1 || box.right > root.clientWidth + 1)) {
      found.push(`${name} leaves the window`);
    }
    const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
    const isTooSmall =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1;
    if (clips && isTooSmall && element.clientWidth > 0) found.push(`${name} is clipped`);
    // Text that is taller than its control overlaps its neighbors.
    const control = element.closest('button, a');
    if (control && element.scrollHeight > element.clientHeight + 4 && element.clientHeight > 0) {
      found.push(`${name} does not fit its control`);
    }
  }
  return found;
}

/**
 * Runs in the page: applies the text spacing of WCAG 1.4.12. The policy allows style sheets created
 * by scripts.
 */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}

for (const lang of languages) {
  test(`in small windows and with wider spacing nothing is cut off, ${lang}`, async ({ page }) => {
    const resize = (width: number, height: number) => page.setViewportSize({ width, height });
    for await (const path of showInTurn(page, pageOfEachType(lang))) {
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      // 1280 px at 200 %, then WCAG 1.4.10.
      for (const width of [640, 320]) {
        await resize(width, 512);
        expect(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([]);
      }
      // WCAG 1.4.12.
      await page.evaluate(spaceText);
      for (const width of [390, 1280]) {
        await resize(width, 800);
        expect(await page.evaluate(cutOff), `${path}, spaced, ${width} px`).toEqual([]);
      }
    }
    for (const width of [640, 320]) {
      await resize(width, 512);
      await page.getByRole('button', { name: strings['layout.siteMenu'][lang] }).click();
      const last = page.getByRole('dialog').getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.keyboard.press('Escape');
    }
  });
}

test('with forced colors a line says everything that a color said', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, './guide/start/quick-start');
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const canvas = await style('body', 'background-color');

  // The current page.
  expect(await style('nav [aria-current="page"]', 'border-inline-start-width')).toBe('3px');
  expect(await style('header nav [aria-current]', 'border-block-end-color')).not.toBe(canvas);
  expect(await style('header nav li > a:not([aria-current])', 'border-block-end-color')).toBe(
    canvas,
  );
  // The selected tab.
  expect(await style('[role=tab][aria-selected=true]', 'border-block-end-width')).toBe('2px');
  expect(await style('[role=tab][aria-selected=false]', 'border-block-end-width')).toBe('0px');
  // The heading at hand, the chosen version, and lines that are marked.
  await page.locator('main h3[id]:visible').last().scrollIntoViewIfNeeded();
  const heading = page.locator('aside a[aria-current]');
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toHaveCSS('border-inline-start-color', canvas);
  expect(await style('aside a[href^="#"]:not([aria-current])', 'border-inline-start-color')).toBe(
    canvas,
  );
  expect(await style('header label:has(:checked)', 'outline-style')).toBe('solid');
  expect(await style('header label:not(:has(:checked))', 'outline-style')).toBe('none');
  expect(await style('main pre .line.highlighted', 'border-inline-start-width')).toBe('3px');
  // Focus, on all kinds of controls.
  for (const selector of ['main a[href]', 'main button[role=tab]', 'main pre', 'header button']) {
    const control = page.locator(`${selector}:visible`).first();
    await control.focus();
    await page.keyboard.press('Shift');
    const outline = await control.evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element);
      return { outlineStyle, outlineColor };
    });
    expect(outline.outlineStyle, selector).toBe('solid');
    expect(outline.outlineColor, selector).not.toBe(canvas);
  }
  // Icons, and code.
  for (const selector of ['header button:visible svg', 'main figure button svg']) {
    const stroke = await style(selector, 'stroke');
    expect(stroke === 'none' ? await style(selector, 'fill') : stroke, selector).not.toBe(canvas);
  }
  expect(await style('main pre .line span', 'color')).not.toBe(canvas);

  // The selected search result.
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('filename');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCSS('outline-style', 'solid');
  expect(await selected.evaluate((option) => getComputedStyle(option).outlineColor)).not.toMatch(
    /, 0\)$/,
  );

  expect(await style('[role=option] mark', 'color')).not.toBe(canvas);
  expect(await style('[role=option] mark', 'color')).not.toBe('rgb(0, 0, 0)');

  // Callouts.
  await open(page, './config/output/css-modules');
  expect(await style('[data-kind]', 'border-inline-start-width')).toBe('3px');
  expect(await style('[data-kind]', 'border-inline-start-color')).not.toBe(canvas);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const state = window as { moved?: string[] };
    state.moved = [];
    const note = (what: string, duration: number) => {
      if (duration > 1) state.moved?.push(`${what}: ${duration} ms`);
    };
    // Animations started by styles …
    for (const type of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const animation of target.getAnimations()) {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          note(`${type} on ${target.tagName} ${target.className}`, Number(duration));
        }
      });
    }
    // … and by scripts.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      note(
        `animate on ${this.tagName}`,
        Number(typeof options === 'number' ? options : options?.duration),
      );
      return animate.call(this, frames, options);
    };
  });
  const moved = () => page.evaluate(() => (window as { moved?: string[] }).moved);
  await open(page, './');
  await page.locator('main figure').last().scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Ecosystem' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dark|light/ })
    .click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await moved()).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, './config/output/filename-hash');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Site menu' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy code' }).first().hover();
  expect(await moved()).toEqual([]);
});

test('the focus mark of the search box shows on its frame', async ({ page }) => {
  await open(page, './config/output/filename-hash');
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').locator('search');
  expect(await box.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('inset');
});
