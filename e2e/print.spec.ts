// Print: the whole text and nothing else, whatever is visible on screen.
import strings from '../i18n.json' with { type: 'json' };
import { languages, siteOrigin } from '../src/site.ts';
import { expect, overflowing, returning, settled, showInTurn, test } from './fixtures.ts';
import { pageOfEachType } from './pageTypes.ts';

/** Printable area of an A4 page, in CSS pixels. */
const sheet = { width: 672, height: 987 };

for (const lang of languages) {
  const prefix = lang === languages[0] ? '' : `${lang}/`;

  test(`a page on paper, ${lang}`, async ({ page }) => {
    await returning(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./${prefix}guide/start/quick-start`);
    await settled(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    // Dark on light, even in the dark theme.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(31, 26, 23)');

    // The text, without controls.
    await expect(page.locator('main h1')).toBeVisible();
    for (const part of ['header', 'nav', 'aside', 'footer', 'button', 'input', 'h2 > a']) {
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    }

    // All panels of tabs below each other, with their labels.
    const tabs = page.locator('[role=tabpanel]');
    const panels = await tabs.evaluateAll((all) =>
      all.map((panel) => ({
        name: panel.getAttribute('data-label'),
        shown: getComputedStyle(panel, '::before').content,
        top: panel.getBoundingClientRect().top,
        height: panel.getBoundingClientRect().height,
      })),
    );
    expect(panels.length).toBeGreaterThan(4);
    for (const [index, { name, shown, top, height }] of panels.entries()) {
      expect(shown).toBe(`"${name}"`);
      expect(height).toBeGreaterThan(20);
      expect(top).toBeGreaterThan(panels[index - 1]?.top ?? 0);
    }

    // Full URLs of links.
    const printed = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => [
          link.getAttribute('href'),
          getComputedStyle(link, '::after').content.replaceAll('" "', '').replace(/^"|"$/g, ''),
        ]);
    const [own, ownPrinted] = await printed('main p > a[href^="/"]');
    expect(ownPrinted).toBe(` (${process.env.ORIGIN ?? siteOrigin}${own})`);
    const [other, otherPrinted] = await printed('main a[href^="http"]:visible');
    expect(otherPrinted).toBe(` (${other})`);

    // Code is wrapped, not cut off.
    const cut = await overflowing(page.locator('main pre'));
    expect(cut).toEqual([]);
  });
}

test('every type of page fits the sheet, with folded parts opened', async ({ page }) => {
  await returning(page);
  await page.setViewportSize(sheet);
  let details = 0;
  for await (const path of showInTurn(page, pageOfEachType())) {
    await page.emulateMedia({ media: 'print' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
    // Neither navigation nor controls.
    for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'searchbox'] as const) {
      await expect(page.getByRole(role), `${path}: ${role}`).toHaveCount(0);
    }
    const tables = await overflowing(page.locator('main div:has(> table):not(.visually-hidden)'));
    expect(tables, `${path}: tables wider than the sheet`).toEqual([]);
    const folded = await page
      .locator('main details:not([open]) > :not(summary)')
      .evaluateAll((all) =>
        all.map(
          (content) =>
            content.checkVisibility({ contentVisibilityAuto: true }) &&
            content.getBoundingClientRect().height > 0,
        ),
      );
    expect(
      folded.filter((isShown) => !isShown),
      path,
    ).toEqual([]);
    details += folded.length;
    await page.emulateMedia({ media: 'screen' });
  }
  expect(details, 'pages with folded parts').toBeGreaterThan(0);
});

test('a title does not stand alone at the end of a sheet', async ({ page }) => {
  await page.goto('./config/output/css-modules');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('orphans', '3');
  for (const title of await page.locator('main :is(h1, h2, h3), main figcaption').all()) {
    await expect(title).toHaveCSS('break-after', 'avoid');
  }
  // Lines and rows are not split between sheets; code that is longer than one is.
  await expect(page.locator('main pre .line').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('main tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('main figure:has(pre)').first()).toHaveCSS('break-inside', 'auto');
  const callout = page.locator('main [data-kind]').first();
  await expect(callout).toHaveCSS('break-inside', 'avoid');
  // Browsers leave out backgrounds otherwise.
  for (const part of [callout, page.locator('main figure pre').first()]) {
    await expect(part).toHaveCSS('print-color-adjust', 'exact');
  }
  await expect(page.getByText(strings.editLinkText.en)).toBeHidden();
});
