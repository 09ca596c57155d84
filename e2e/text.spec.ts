// Text fits: readable line lengths, in narrow viewports, and with large text.
import { expect, open, overflowing, returning, showInTurn, test } from './fixtures.ts';
import { pageOfEachType } from './pageTypes.ts';

test('no line of running text is longer than 85 letters', async ({ page }) => {
  await returning(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  let count = 0;
  for await (const path of showInTurn(page, [
    ...pageOfEachType('en').filter((type) => type !== './'),
    './plugins/list/',
    './guide/migration/vite',
  ])) {
    const lines = await page
      .locator('main :is(p, li):not(:has(p, li)):not(td *, th *):visible')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          // Lines of an overview are truncated intentionally.
          if (getComputedStyle(element).whiteSpace === 'nowrap' || element.closest('li > a'))
            return [];
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found = new Map<number, string>();
          const line = Number.parseFloat(getComputedStyle(element).lineHeight);
          const { top } = element.getBoundingClientRect();
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            // Labels and content for other versions take no space.
            if (!node.parentElement?.checkVisibility()) continue;
            for (let at = 0; at < node.length; at++) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const rect = range.getBoundingClientRect();
              const row = Math.floor((rect.top + rect.height / 2 - top) / line);
              found.set(row, (found.get(row) ?? '') + node.data[at]);
            }
          }
          return [...found.values()].map((text) => text.trim());
        }),
      );
    count += lines.length;
    expect(
      lines.filter((text) => text.length > 85),
      path,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(200);
});

test('text of twice the size fits, and the navigation leaves room for it', async ({ page }) => {
  await returning(page);
  for await (const path of showInTurn(page, pageOfEachType())) {
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { overflow, covered } = await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        window.scrollTo({ top: 900, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const bars = document.querySelectorAll('header:has(> a[href="#main"]), [data-page-bar]');
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          covered: Math.max(...[...bars].map((bar) => bar.getBoundingClientRect().bottom)),
        };
      });
      expect(overflow, `${path} at ${width} px: pixels to scroll sideways`).toBe(0);
      const isScrolled = await page.evaluate(() => window.scrollY >= 600);
      if (isScrolled) expect(covered, `${path} at ${width} px`).toBeLessThan(200);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    }
  }
});

test('tables are cards on a phone: all columns are in sight, under their titles', async ({
  page,
}) => {
  await returning(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, './guide/migration/vite');
  const tables = page.locator('main table');
  expect(await tables.count()).toBeGreaterThan(8);
  const wide = await tables.evaluateAll(
    (all) =>
      all.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
  );
  expect(wide).toBe(0);
  const table = tables.first();
  const titles = await table.getByRole('columnheader').allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  // Above the cards there is the title of the cells that head them alone.
  const widths = await table
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().width));
  expect(widths.map((width) => width > 1)).toEqual(titles.map((_, index) => index === 0));
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveCount(titles.length);
  const label = (element: Element) => getComputedStyle(element, '::before').content;
  expect(await row.getByRole('cell').nth(1).evaluate(label)).toBe(
    // Screen readers announce the column title anyway.
    `"${titles[1]}" / ""`,
  );

  // Long code is not cut off in the narrowest viewports.
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, './config/tools/bundler-chain');
  const cells = page.locator('main tbody :is(th, td):visible');
  expect(await cells.count()).toBeGreaterThan(20);
  expect(await overflowing(cells)).toEqual([]);
  expect(await overflowing(page.locator('main pre[data-wrap]:visible'))).toEqual([]);
  const breaks = page.locator('main p wbr').first();
  await expect(breaks).not.toHaveCSS('display', 'none');

  // Where there is room, names stay in one piece.
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(breaks).toHaveCSS('display', 'none');
  const pieces = await page
    .locator('main tbody :is(td, th):first-child code:visible')
    .evaluateAll((all) => all.map((name) => name.getClientRects().length));
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces).toEqual(pieces.map(() => 1));

  // A card has no label of nothing.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, './config/root');
  await expect(page.locator('main td[data-label]:empty').first()).toBeHidden();
  await expect(page.locator('main td[data-label]:not(:empty)').first()).toBeVisible();
});

test('a long name breaks between its parts, and is copied whole', async ({ page }) => {
  await returning(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, './config/performance/remove-moment-locale');
  const title = page.locator('main h1');
  await expect(title.locator('wbr')).toHaveCount(3);
  const selected = await title.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe('performance.removeMomentLocale');
  // A word without break opportunities breaks anywhere, in titles and in text.
  for (const selector of ['main h1', 'main h1 ~ p']) {
    const [content, box] = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.append(` ${'w'.repeat(80)}`);
        return [element.scrollWidth, element.clientWidth];
      });
    expect(content, selector).toBe(box);
  }
});

test('the numbers of steps are in circles', async ({ page }) => {
  await returning(page);
  await open(page, './guide/start/quick-start');
  const ratios = await page.locator('main :is(h2, h3) > [class]:first-child').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      return /^\d+$/.test(mark.textContent ?? '') ? [width / height] : [];
    }),
  );
  expect(ratios.length).toBeGreaterThan(2);
  expect(ratios).toEqual(ratios.map(() => expect.closeTo(1, 1)));
});
