// Option pages give the answer on the first screen: what the option does, its facts, and a sample.
import type { Page } from '@playwright/test';
import { languages } from '../src/site.ts';
import { expect, open, returning, showInTurn, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Paths of all option pages, from the overview. */
async function optionPages(page: Page, overview: string): Promise<string[]> {
  const response = await page.request.get(overview);
  const links = (await response.text()).matchAll(
    /<li[^>]*><a[^>]* href="([^"#]*\/config\/[^"#.]+)"/g,
  );
  const base = process.env.BASE ?? '/';
  const paths = [...links].map(([, href = '']) => `./${href.slice(base.length)}`);
  // Not an option, but a tool in the same list.
  return [...new Set(paths)].filter((path) => !path.endsWith('/config/check'));
}

for (const lang of languages) {
  const prefix = lang === languages[0] ? '' : `${lang}/`;

  test.describe(lang, () => {
    let paths: string[] = [];

    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000);
      await returning(page);
      paths = await optionPages(page, `./${prefix}config/`);
      expect(paths.length).toBeGreaterThan(100);
    });

    test('the sentence, the facts and the sample come first on a desktop', async ({ page }) => {
      await page.setViewportSize(desktop);
      const withSample: string[] = [];
      const late: string[] = [];
      for await (const path of showInTurn(page, paths)) {
        const { sentence, facts, sample } = await page.locator('main').evaluate((main) => {
          // Content for other versions is hidden.
          const topOf = (selector: string) =>
            [...main.querySelectorAll(selector)]
              .find((element) => element.checkVisibility())
              ?.getBoundingClientRect().top ?? Number.NaN;
          return {
            sentence: topOf('h1 ~ p'),
            facts: topOf('dl'),
            sample: topOf('figure pre'),
          };
        });
        expect(sentence, path).toBeLessThan(facts);
        if (Number.isNaN(sample)) continue;
        withSample.push(path);
        if (sample > desktop.height) late.push(path);
      }
      expect(withSample.length).toBeGreaterThan(90);
      expect(late.length, late.join('\n')).toBeLessThanOrEqual(withSample.length / 10);
    });

    test('the sentence is on the first screen of a phone', async ({ page }) => {
      await page.setViewportSize(phone);
      for await (const path of showInTurn(page, paths)) {
        // One of several sentences for different versions is visible.
        const bottom = await page
          .locator('main h1 ~ p')
          .filter({ visible: true })
          .first()
          .evaluate((first) => first.getBoundingClientRect().bottom);
        expect(bottom, path).toBeGreaterThan(0);
        expect(bottom, path).toBeLessThan(phone.height);
      }
    });
  });
}

test('a default that depends on the mode says once what is the same; long ones are folded', async ({
  page,
}) => {
  await returning(page);
  await open(page, './config/output/filename');
  const fact = page.locator('main dl > div').filter({ hasText: /^Default(?! changed)/ });
  // Values for other versions are hidden.
  const folded = fact.locator('details').filter({ visible: true });
  await expect(folded.locator('summary')).toHaveText(
    '{ html, svg, font, image, media, wasm, assets }',
  );
  await expect(folded.locator('pre')).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('pre')).toContainText("html: '[name].html',");
  await expect(fact).toContainText("And in development: { js: '[name].js', css: '[name].css' }");
  // Values are beside their names, on a phone below them.
  const shift = () =>
    fact.evaluate((row) => {
      const [name, value] = [...row.children].map((part) => part.getBoundingClientRect());
      return [(value?.left ?? 0) > (name?.left ?? 0), (value?.top ?? 0) > (name?.top ?? 0)];
    });
  expect(await shift()).toEqual([true, false]);
  await page.setViewportSize(phone);
  expect(await shift()).toEqual([false, true]);
});
