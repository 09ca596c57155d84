// Facts as shown to readers of a version. The values were verified in the packages.
import type { Page } from '@playwright/test';
import { expect, open, returning, test } from './fixtures.ts';

/** The text of a fact about an option, by version. */
const seen: [path: string, label: string, values: Record<string, string>][] = [
  [
    './config/dev/progress-bar',
    'Default',
    { '1.3': 'Development: falseProduction: true', '1.4': 'false', '2.3': 'false' },
  ],
  [
    './config/output/source-map',
    'Type',
    {
      '1.0': "{ js?: Rspack.Configuration['devtool']; css?: boolean }",
      '1.7': "boolean | { js?: Rspack.Configuration['devtool']; css?: boolean }",
      '2.0': 'boolean | SourceMap',
    },
  ],
  ['./config/server/host', 'Default', { '1.7': "'0.0.0.0'", '2.0': "'localhost'" }],
  [
    './config/output/override-browserslist',
    'Default',
    {
      '1.7': "['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14']",
      '2.3': "['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16']",
    },
  ],
  [
    './config/performance/chunk-split',
    'Default',
    { '1.7': "{ strategy: 'split-by-experience' }", '2.3': 'undefined' },
  ],
  ['./config/output/polyfill', 'Default', { '1.0': "'off'", '2.3': "'off'" }],
  ['./config/server/open', 'Default', { '1.3': 'false', '2.3': 'false' }],
  ['./config/tools/rspack', 'Default', { '1.0': 'undefined', '2.3': 'undefined' }],
];

/** Visible texts in the row of a property. */
const row = (page: Page, name: string) =>
  page.locator('main tr', { has: page.getByRole('rowheader', { name, exact: true }) }).first();

/** Visible values of a fact in a version. */
async function factOf(page: Page, label: string): Promise<string> {
  const place = page
    .locator('main dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .first();
  const text = await place.locator('dd').first().innerText();
  return text.replace(/\s*\n\s*/g, '');
}

async function read(page: Page, path: string, version: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('rsbuild-version', choice), version);
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-rsbuild', version);
}

test.beforeEach(({ page }) => returning(page));

for (const [path, label, values] of seen) {
  test(`${label} on ${path}`, async ({ page }) => {
    for (const [version, value] of Object.entries(values)) {
      await read(page, path, version);
      expect(await factOf(page, label), version).toBe(value);
    }
  });
}

test('properties of an option: types by version, and since when there is one', async ({ page }) => {
  await read(page, './config/output/minify', '1.2');
  const type = row(page, 'js').getByRole('cell').first();
  await expect(type).toHaveText('boolean', { useInnerText: true });
  await read(page, './config/output/minify', '1.3');
  await expect(type).toHaveText("boolean | 'always'", { useInnerText: true });
  await read(page, './config/dev/client', '1.2');
  await expect(row(page, 'logLevel')).toContainText('Not available before 1.6.13');
  await expect(row(page, 'path')).not.toContainText('Not available');
});

test('a warning is for the versions it concerns', async ({ page }) => {
  const notice = page.locator('main p[data-tone="warning"]', { hasText: 'Deprecated since 2.0' });
  await read(page, './config/performance/chunk-split', '1.7');
  await expect(notice).toBeHidden();
  await read(page, './config/performance/chunk-split', '2.3');
  await expect(notice).toBeVisible();
});

test('the plugin to install is that of the version', async ({ page }) => {
  await read(page, './plugins/list/plugin-react', '1.7');
  expect(await factOf(page, 'Version to install')).toContain('@rsbuild/plugin-react@1');
  await read(page, './plugins/list/plugin-react', '2.3');
  expect(await factOf(page, 'Version to install')).toContain('@rsbuild/plugin-react@2');
});

test('the history is shown with every version, also without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('./config/dev/progress-bar');
  const history = page.locator('main details', { hasText: 'History' }).first();
  await expect(history).toContainText('1.4');
  await expect(page.getByText('Up to 1.3:').first()).toBeVisible();
  await context.close();
});
