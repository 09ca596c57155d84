// Accessibility: WCAG 2.2 A and AA, and axe's best practices. Every page is checked once; themes
// and devices are distributed so that each type of page is checked with all of them.
import path from 'node:path';
import strings from '../i18n.json' with { type: 'json' };
import { languages } from '../src/site.ts';
import { conditions, languageOf, spread, viewports } from './access/conditions.ts';
import { contextOptions, inspect, walk } from './access/inspect.ts';
import { builtRoutes } from './access/pages.ts';
import { expect, returning, settled, test } from './fixtures.ts';

const visits = spread(builtRoutes(path.join(import.meta.dirname, '../doc_build')));

for (const condition of conditions) {
  test.describe(`${condition.theme}, ${condition.device}`, () => {
    test.use(contextOptions(condition));

    for (const lang of languages) {
      const own = visits.filter(
        (visit) => visit.condition === condition && languageOf(visit.route) === lang,
      );
      test(`${own.length} pages in ${lang}`, async ({ page }) => {
        test.setTimeout(300_000);
        await returning(page);
        const found: string[] = [];
        for await (const { visit, findings } of walk(page, own)) {
          found.push(
            ...findings.map(({ rule, elements }) => `/${visit.route}: ${rule}: ${elements}`),
          );
        }
        expect(found).toEqual([]);
      });
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`what opens, ${theme}`, async ({ page }) => {
    await returning(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const expectNoFindings = async (part: string) => {
      expect(await inspect(page), part).toEqual([]);
    };

    await page.setViewportSize(viewports.desktop);
    await page.goto('./config/output/filename-hash');
    await settled(page);
    await button(strings['tools.menu'].en).click();
    await expectNoFindings('menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('filename');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoFindings('search with results');
    await page.getByRole('combobox').fill('qqqqq');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expectNoFindings('search without results');
    await page.keyboard.press('Escape');

    await page.setViewportSize(viewports.phone);
    await button(strings.outlineTitle.en).click();
    await expectNoFindings('outline');
    await page.keyboard.press('Escape');
    await button(strings.menuTitle.en).click();
    await expect(page.getByRole('dialog').getByRole('link').last()).toBeVisible();
    await expectNoFindings('drawer');
    await page.keyboard.press('Escape');
    await button(strings['layout.siteMenu'].en).click();
    await expectNoFindings('site menu');
  });
}

test('what is wrong is found: each kind of rule, each once', async ({ page }) => {
  await returning(page);
  await page.goto('./config/output/filename-hash');
  await settled(page);
  await page.evaluate(() => {
    const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration> = {}) => {
      const element = document.createElement(tag);
      element.textContent = text;
      Object.assign(element.style, style);
      document.querySelector('main h2')?.parentElement?.append(element);
      return element;
    };
    add('p', 'Pale', { color: '#999', background: '#fff' });
    add('p', 'Pale as the one before', { color: '#999', background: '#fff' });
    add('h6', 'Too deep');
    add('button', '');
    const link = document.createElement('a');
    link.href = '/';
    link.textContent = 'link';
    Object.assign(link.style, { color: '#554c46', textDecoration: 'none' });
    add('p', 'Too much like its text: a ').append(link, ' in it');
    const small = { width: '12px', height: '12px', padding: '0', overflow: 'hidden' };
    add('button', 'Too small', small);
    add('button', 'Too near', small);
  });
  const findings = await inspect(page);
  expect(findings.map(({ rule, elements }) => `${rule} ${elements.length}`).sort()).toEqual([
    'button-name 1',
    'color-contrast 1',
    'heading-order 1',
    'link-in-text-block 1',
    'target-size 2',
  ]);
});
