// What only styles say: what is current, chosen, marked or wrong does not look like the rest.
import type { Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { expect, open, returning, test } from './fixtures.ts';

test.beforeEach(({ page }) => returning(page));

/**
 * Expects that the first of each two elements does not look like the second.
 *
 * @param pairs - selectors, by what the first is
 */
async function expectDistinct(
  page: Page,
  pairs: Record<string, readonly [special: string, rest: string]>,
) {
  const alike = await page.evaluate((all) => {
    const lookOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const style = getComputedStyle(element);
      const { color, backgroundColor, borderColor, boxShadow, fontWeight, textDecoration } = style;
      return [color, backgroundColor, borderColor, boxShadow, fontWeight, textDecoration].join();
    };
    return Object.entries(all).flatMap(([what, [special, rest]]) =>
      lookOf(special) === lookOf(rest) ? what : [],
    );
  }, pairs);
  expect(alike, 'look like the rest').toEqual([]);
}

const sidebar = `nav[aria-label="${strings['layout.sidebar'].en}"]`;

test('on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, './guide/start/quick-start');
  await page.locator('main h3[id]:visible').last().scrollIntoViewIfNeeded();
  await expect(page.locator('aside [aria-current]')).toHaveCount(1);
  await expectDistinct(page, {
    section: ['header nav li > a[aria-current]', 'header nav li > a:not([aria-current])'],
    page: [`${sidebar} [aria-current]`, `${sidebar} li li > a:not([aria-current])`],
    heading: ['aside a[aria-current]', 'aside a[href^="#"]:not([aria-current])'],
    language: ['header [hreflang][aria-current]', 'header [hreflang]:not([aria-current])'],
    version: ['header label:has(:checked)', 'header label:not(:has(:checked))'],
    tab: ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    line: ['.line.highlighted', '.line:not(.highlighted, .diff)'],
    'added line': ['.line.diff.add', '.line:not(.highlighted, .diff)'],
    'linked code': ['main p > a > code', 'main p > code'],
  });
  await expect(page.locator('main .rp-doc ul:not([class])').first()).toHaveCSS(
    'list-style-type',
    'disc',
  );
  // Headings are indented below those that they belong to.
  const [outer, inner] = await Promise.all(
    ['2', '3'].map((depth) =>
      page
        .locator(`aside [data-depth="${depth}"] > a`)
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft)),
    ),
  );
  expect(inner).toBeGreaterThan(outer ?? Number.POSITIVE_INFINITY);

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('filename');
  await expect(page.locator('[role=option] mark').first()).toBeVisible();
  await expectDistinct(page, {
    result: ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
    'what was searched for': [
      '[role=option][aria-selected=false] mark',
      '[role=option][aria-selected=false] :has(> mark)',
    ],
  });

  await open(page, './config/');
  await page.getByRole('main').getByRole('searchbox').fill('filename');
  await expectDistinct(page, { 'what was filtered by': ['main mark', 'main :has(> mark)'] });
});

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, './guide/start/quick-start');
  const section = ['dialog nav [aria-current]', 'dialog nav a:not([aria-current])'] as const;
  for (const [name, pairs] of [
    [strings['layout.siteMenu'].en, { section }],
    [strings.menuTitle.en, undefined],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const opened = ':is(dialog, [role=dialog])';
    await expectDistinct(page, {
      ...pairs,
      language: [`${opened} [hreflang][aria-current]`, `${opened} [hreflang]:not([aria-current])`],
    });
    await page.keyboard.press('Escape');
  }
});

test('each kind of callout, and of line, has its own color', async ({ page }) => {
  await open(page, './config/server/proxy');
  // Two elements of the page serve for kinds that it lacks.
  const callouts = await page.locator('main [data-kind="danger"]').evaluate(
    (callout, kinds) =>
      kinds.map((kind) => {
        callout.setAttribute('data-kind', kind);
        return getComputedStyle(callout).backgroundColor;
      }),
    ['info', 'tip', 'danger', 'details', 'warning', 'caution', 'important'],
  );
  expect(new Set(callouts).size).toBe(5);
  expect(new Set(callouts.slice(4)).size).toBe(1);
  const lines = await page
    .locator('main pre .line')
    .first()
    .evaluate(
      (line, kinds) =>
        kinds.map((kind) => {
          line.setAttribute('class', `line ${kind}`);
          return getComputedStyle(line).backgroundColor;
        }),
      ['', 'highlighted', 'diff add', 'diff remove'],
    );
  expect(new Set(lines).size).toBe(4);
  const [focused, other] = await page
    .locator('main pre:has(.line + .line)')
    .first()
    .evaluate((block) => {
      block.classList.add('has-focused');
      const all = [...block.querySelectorAll('.line')].slice(0, 2);
      all[0]?.setAttribute('class', 'line focused');
      return all.map((line) => getComputedStyle(line).color);
    });
  expect(other).not.toBe(focused);
});

test('the phase of hooks that is repeated is marked', async ({ page }) => {
  await open(page, './plugins/dev/hooks');
  const repeated = page.locator('main figure li[data-kind="compile"]').first();
  await expect(repeated).toHaveCSS('border-style', 'dashed');
  const mark = await repeated
    .locator('p')
    .first()
    .evaluate((label) => getComputedStyle(label, '::before').content);
  expect(mark).toContain('↻');
  // Without a marker some screen readers would not announce a list, but for an empty one.
  await expect(repeated.locator('ol')).toHaveCSS('list-style-type', '""');
});
