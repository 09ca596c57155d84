// Diagrams: legible on phones, in both themes, with forced colors, and in print.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import strings from '../i18n.json' with { type: 'json' };
import { languages } from '../src/site.ts';
import { inspect } from './access/inspect.ts';
import { expect, returning, showInTurn, test } from './fixtures.ts';

const docs = path.join(import.meta.dirname, '../docs');
const pages = readdirSync(path.join(docs, 'en'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => readFileSync(path.join(docs, 'en', file), 'utf8').includes('<Diagram name='))
  .map((file) => file.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1'))
  .toSorted();
const inLanguages = languages.flatMap((lang) =>
  pages.map((page) => `./${lang === languages[0] ? '' : `${lang}/`}${page}`),
);
/** Height of the smallest text in each arrangement. */
const smallest = { wide: 13, narrow: 13.5 };

test.beforeEach(async ({ page }) => {
  await returning(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [device, width] of [
  ['phone', 360],
  ['tablet', 800],
  ['desktop', 1440],
] as const) {
  test(`every picture fits and is legible: ${device}`, async ({ page }) => {
    expect(pages.length).toBeGreaterThan(5);
    await page.setViewportSize({ width, height: 800 });
    for await (const url of showInTurn(page, inLanguages)) {
      const drawings = page.locator('main figure:has(use) > svg:visible');
      await expect(drawings.first(), url).toBeVisible();
      const found = await drawings.evaluateAll((all) =>
        all.map((svg) => ({
          form: svg.querySelector('use')?.getAttribute('href')?.split('#')[1],
          label: svg.getAttribute('aria-label'),
          scale:
            svg.getBoundingClientRect().width / Number(svg.getAttribute('viewBox')?.split(' ')[2]),
          overflow:
            svg.getBoundingClientRect().right -
            (svg.parentElement?.getBoundingClientRect().right ?? 0),
        })),
      );
      for (const { form, label, scale, overflow } of found) {
        expect(label, url).toBeTruthy();
        expect(
          scale * smallest[form as keyof typeof smallest],
          `${url}: px`,
        ).toBeGreaterThanOrEqual(12);
        expect(overflow, url).toBeLessThanOrEqual(0);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, url).toBe(0);
    }
  });
}

test('texts fit their boxes with the fonts of the browser', async ({ page }) => {
  await page.goto('./guide/advanced/hmr');
  const folder = path.join(import.meta.dirname, '../doc_build/static/svg');
  const drawings = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((svg) => svg.includes('<symbol id="narrow"'));
  expect(drawings.length).toBeGreaterThanOrEqual(24);
  const wide = await page.evaluate((files) => {
    const wider: string[] = [];
    for (const file of files) {
      const host = document.createElement('div');
      // Symbols are not rendered, so they cannot be measured.
      host.innerHTML = file.replaceAll('<symbol', '<g').replaceAll('</symbol', '</g');
      document.querySelector('main figure:has(use)')?.append(host);
      for (const text of host.querySelectorAll('text')) {
        const box = text.getBBox();
        // A text in a box follows its shape; labels and titles have none.
        let shape = text.previousElementSibling;
        while (shape?.tagName === 'text') shape = shape.previousElementSibling;
        const isInBox =
          text.getAttribute('text-anchor') === 'middle' &&
          /^var/.test(shape?.getAttribute('fill') ?? '');
        if (!isInBox || !shape?.hasAttribute('stroke')) continue;
        const outer = (shape as SVGGraphicsElement).getBBox();
        if (box.x < outer.x + 2 || box.x + box.width > outer.x + outer.width - 2)
          wider.push(text.textContent ?? '');
      }
      host.remove();
    }
    return wider;
  }, drawings);
  expect(wide).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and the text opens: ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme });
    for await (const url of showInTurn(page, ['./guide/advanced/hmr', './zh/guide/basic/server'])) {
      const figure = page.locator('main figure:has(use)').first();
      await figure.getByText(strings['diagram.asText'][url.includes('/zh/') ? 'zh' : 'en']).click();
      await expect(figure.getByRole('listitem').first()).toBeVisible();
      expect(await inspect(page), url).toEqual([]);
    }
  });
}

test('forced colors reach the drawing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./guide/advanced/hmr');
  const figure = page.locator('main figure:has(use)').first();
  const colors = await figure.evaluate((element) => {
    const probe = (value: string) => {
      const span = document.createElement('span');
      span.setAttribute('hidden', '');
      element.append(span);
      span.style.color = value;
      const { color } = getComputedStyle(span);
      span.remove();
      return color;
    };
    return ['--ink', '--line-strong', '--ground'].map((name) => probe(`var(${name})`));
  });
  const [ink, line, ground] = colors;
  expect(ink).toBe(line);
  expect(ink).not.toBe(ground);
});

test('a sheet of paper shows the wide arrangement', async ({ page }) => {
  await page.setViewportSize({ width: 672, height: 987 });
  await page.goto('./guide/basic/server');
  await page.emulateMedia({ media: 'print' });
  const figure = page.locator('main figure:has(use)').first();
  await expect(figure.locator('svg:visible')).toHaveCount(1);
  await expect(figure.locator('svg:visible use')).toHaveAttribute('href', /#wide$/);
  // Not split across two pages.
  await expect(figure).toHaveCSS('break-inside', 'avoid');
});
