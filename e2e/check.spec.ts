// The check of configurations: paste, read, follow, copy, share.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import strings from '../i18n.json' with { type: 'json' };
import { examples } from '../src/check/examples.ts';
import { inspect } from './access/inspect.ts';
import { expect, open, returning, test } from './fixtures.ts';

const path = './config/check';
const text = (key: keyof typeof strings, lang: 'en' | 'zh' = 'en') => strings[key][lang];
const editor = (page: Page) => page.getByRole('textbox', { name: text('check.editor') });
const example = (page: Page, lang: 'en' | 'zh' = 'en') =>
  page.getByLabel(text('check.example', lang), { exact: true });
const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
const wrong = 'export default {\n  output: {\n    minfy: true,\n  },\n};\n';

/** Sets the editor's text at once, as pasting does: typing long texts would take minutes. */
const put = (page: Page, content: string) =>
  editor(page).evaluate((area: HTMLTextAreaElement, value) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(area, value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, content);

/** Selects files in the system's dialog: names and contents, in order. */
const openFiles = (page: Page, files: Record<string, string>) =>
  page.getByLabel(text('check.open')).setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })),
  );

const selected = (page: Page) =>
  editor(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

test.beforeEach(({ page }) => returning(page));

test('a pasted file is read, and a finding leads to its line and back', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText(text('check.unscripted'))).toBeHidden();
  await expect(editor(page)).toHaveAccessibleDescription(text('check.private'));
  await editor(page).fill(wrong);
  const findings = section(page, text('check.findings'));
  await expect(findings.getByRole('listitem')).toHaveCount(1);
  await expect(findings).toContainText('minify');
  await expect(page.locator('[data-announcements]')).toContainText('1');
  await expect(editor(page)).toHaveAccessibleDescription(/Errors: 1, /);
  await findings.getByRole('button', { name: 'Line 3' }).click();
  await expect(editor(page)).toBeFocused();
  // The frame around text and numbers shows it.
  await expect(page.locator('[data-focused]')).toHaveCSS('outline-style', 'solid');
  expect(await selected(page)).toBe('minfy');
  const mark = page.getByRole('button', { name: /^Line 3, / });
  await mark.click();
  await expect(findings.getByRole('button', { name: 'Line 3' })).toBeFocused();
  // Clicks on the line's text place the cursor instead.
  const { x, y, width, height } = (await mark.boundingBox()) as DOMRect;
  await page.mouse.click(x + width + 60, y + height / 2);
  await expect(editor(page)).toBeFocused();
  // Each level has its color, at the line and in the list.
  for (const places of ['button[data-level]', 'main li[data-level] > div span[class]']) {
    const colors = await page
      .locator(places)
      .first()
      .evaluate((place) =>
        ['error', 'warning', 'info'].map((level) => {
          place.closest('[data-level]')?.setAttribute('data-level', level);
          const { color, borderLeftColor } = getComputedStyle(place);
          return place.matches('button') ? borderLeftColor : color;
        }),
      );
    expect(new Set(colors).size, places).toBe(3);
  }
  await editor(page).fill(wrong.replace('minfy', 'minify'));
  await expect(findings).toHaveCount(0);
  // A file that is dragged over it can be dropped.
  const target = page.locator('main [data-over]');
  await expect(target).toHaveCSS('outline-style', 'none');
  await target.dispatchEvent('dragover');
  await expect(target).toHaveCSS('outline-style', 'dashed');
});

test('the version of the menu holds until another one is chosen', async ({ page }) => {
  await open(page, `${path}?v=1.2`);
  await editor(page).fill('export default { dev: { browserLogs: true } };');
  const version = page.getByLabel(text('check.version'), { exact: true });
  await expect(version).toHaveValue('1.2');
  await expect(section(page, text('check.findings'))).toContainText('1.5.13');
  await version.selectOption('1.7');
  await expect(section(page, text('check.findings'))).toHaveCount(0);
});

test('an example of another tool becomes a draft to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  await example(page).selectOption('vite');
  const copy = page.getByRole('button', { name: text('check.copyFile') });
  await copy.first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import { pluginReact } from '@rsbuild/plugin-react';");
  await page.getByRole('button', { name: text('check.copyReport') }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`## ${text('check.mapping')}`);
  // The report is read elsewhere, so links need the origin.
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(
    `](${new URL('./guide/migration/vite#', page.url().replace('/config/', '/'))}`,
  );
});

test('a Chinese page says in Chinese what takes the place of a setting, and links to Chinese pages', async ({
  page,
}) => {
  await open(page, './zh/config/check');
  await example(page, 'zh').selectOption('vite');
  const findings = section(page, text('check.mapping', 'zh'));
  const links = findings.getByRole('listitem').getByRole('link');
  await expect(links.nth(3)).toBeVisible();
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /\/zh\//);
  }
});

test('files are opened together, and package.json has the version', async ({ page }) => {
  await open(page, path);
  await openFiles(page, {
    'package.json': '{ "devDependencies": { "@rsbuild/core": "^1.2.0" } }',
    'rsbuild.config.mjs': wrong,
  });
  await expect(editor(page)).toHaveValue(wrong);
  // Browsers fire no event if the same file is chosen again, unless the input is cleared.
  await expect(page.getByLabel(text('check.open'))).toHaveValue('');
  await expect(page.getByText('package.json asks for 1.2')).toBeVisible();
  await page.getByRole('button', { name: 'Remove package.json' }).click();
  await expect(page.getByText('package.json asks for 1.2')).toHaveCount(0);
});

test('a finding leads to its place, whichever file is shown', async ({ page }) => {
  await open(page, path);
  await openFiles(page, { 'package.json': '{}', 'rsbuild.config.mjs': wrong });
  await page.getByRole('button', { name: 'package.json', exact: true }).click();
  await expect(editor(page)).toHaveValue('{}');
  await section(page, text('check.findings')).getByRole('button', { name: 'Line 3' }).click();
  await expect(editor(page)).toHaveValue(wrong);
  await expect(editor(page)).toBeFocused();
  expect(await selected(page)).toBe('minfy');
});

test('the tool of a file is detected, until one is chosen', async ({ page }) => {
  await open(page, path);
  await editor(page).fill("export default { base: '/a/' };");
  const tool = page.getByLabel(text('check.tool'), { exact: true });
  const mapping = section(page, text('check.mapping'));
  await expect(tool).toHaveValue('');
  await tool.selectOption('vite');
  await expect(mapping).toContainText('server.base');
  await expect(tool).toHaveValue('vite');
  await tool.selectOption('');
  await expect(mapping).toHaveCount(0);
  // An example sets its own tool and version.
  await tool.selectOption('webpack');
  await example(page).selectOption('old');
  await expect(tool).toHaveValue('');
  await expect(page.getByLabel(text('check.version'), { exact: true })).toHaveValue(
    examples.old.minor,
  );
});

test('a link holds the text, once the reader agrees', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The link replaces any other hash of the URL.
  await open(page, `${path}#main`);
  await editor(page).fill(wrong);
  const share = page.getByRole('button', { name: text('check.share'), exact: true });
  const cancel = page.getByRole('button', { name: text('check.share.cancel') });
  const copy = page.getByRole('button', { name: text('check.share.copy') });
  await share.click();
  // Focus moves to the element that replaces a button, and back.
  await cancel.click();
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('status').filter({ hasText: text('check.share.ask') });
  await expect(question).toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: text('check.copied') })).toBeVisible();
  // Screen readers announce it.
  await expect(page.locator('[aria-live]').getByText(text('check.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');
  expect(page.url()).not.toContain('#check');
  // Random numbers cannot be compressed, so the link becomes too long.
  const numbers = Array.from({ length: 20_000 }, (_, index) =>
    ((index * 7919) % 9973).toString(36),
  );
  await put(page, numbers.join(' '));
  await copy.click();
  await expect(page.getByText(text('check.share.long'))).toBeVisible();
  await expect(cancel).toBeFocused();
  const requests: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => requests.push(request.url()));
  await open(other, link);
  await expect(editor(other)).toHaveValue(wrong);
  // The fragment is not part of any request.
  expect(requests.filter((url) => url.includes(link.split('#')[1] ?? '#'))).toEqual([]);
});

test('a link that cannot be read says so', async ({ page }) => {
  await open(page, `${path}#check=AAAA`);
  await expect(page.getByText(text('check.shared.broken'))).toBeVisible();
  await expect(editor(page)).toHaveValue('');
});

test('of many findings the first show, until all are asked for', async ({ page }) => {
  await open(page, path);
  const options = Array.from({ length: 70 }, (_, index) => `  wrong${index}: 1,\n`);
  await put(page, `export default {\n${options.join('')}};\n`);
  const findings = section(page, text('check.findings'));
  await expect(findings.getByRole('listitem')).toHaveCount(60);
  const more = findings.getByRole('button', {
    name: text('check.more').replace('{{count}}', '70'),
  });
  await more.click();
  await expect(findings.getByRole('listitem')).toHaveCount(70);
  await expect(more).toHaveCount(0);
  // Numbers and marks scroll with the text.
  const mark = page.getByRole('button', { name: /^Line 65, / });
  await expect(mark).not.toBeInViewport();
  await findings.getByRole('button', { name: 'Line 65' }).click();
  await expect(mark).toBeInViewport();
});

// All input is handled; each problem has a message and a location.
for (const [name, content, message] of [
  ['a binary file', 'PNG\n\0', 'Line 2'],
  ['a megabyte', 'a'.repeat(1_000_000), '300,000'],
  ['a syntax error', 'export default {\n  a: 1\n  b: 2\n};', 'Line 3'],
  ['a merge conflict', 'export default {\n<<<<<<< HEAD\n};', 'Line 2'],
  ['10,000 nested brackets', `export default ${'['.repeat(10_000)}`, 'nested too deep'],
] as const) {
  test(`${name} is answered`, async ({ page }) => {
    await open(page, path);
    await put(page, content);
    await expect(page.getByRole('main')).toContainText(message);
    await editor(page).fill(wrong);
    await expect(section(page, text('check.findings'))).toContainText('minify');
  });
}

test('where the data cannot be had, it says so and tries again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|ERR_FAILED|could not be loaded/);
  await page.context().route('**/check.json', (route) => route.abort());
  await open(page, path);
  await editor(page).fill(wrong);
  await expect(page.getByText(text('check.failed'))).toBeVisible();
  await page.context().unroute('**/check.json');
  await page.getByRole('button', { name: text('check.retry') }).click();
  await expect(section(page, text('check.findings'))).toContainText('minify');
});

test('parser and data weigh at most 180 kB, and are fetched when they are used', async ({
  page,
}) => {
  const used: { url: string; size: number }[] = [];
  page.context().on('response', async (response) => {
    const url = response.url();
    if (!/\.(?:js|json)$/.test(new URL(url).pathname)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    used.push({ url, size: gzipSync(body).length });
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const before = used.length;
  expect(used.filter(({ url }) => url.endsWith('check.json'))).toEqual([]);
  await editor(page).fill(wrong);
  await expect(section(page, text('check.findings'))).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  // Waits until the body of the response has been read.
  await expect
    .poll(() => used.slice(before).some(({ url }) => url.endsWith('/check.json')))
    .toBe(true);
  const fetched = used.slice(before);
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(180_000);
});

test('200 kB are typed into without a long wait', async ({ page }) => {
  await open(page, path);
  const rule = "      { from: './assets/a', to: './b', context: './c' },\n";
  const content = `export default {\n  output: {\n    copy: [\n${rule.repeat(3_700)}    ],\n  },\n};\n`;
  expect(content.length).toBeGreaterThan(195_000);
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'longtask' });
  });
  await put(page, content);
  await expect(page.locator('[data-announcements]')).not.toBeEmpty();
  const { duration } = await page.evaluate(
    () => (window as unknown as { longest: { duration: number } }).longest,
  );
  // Half of the time is the browser's layout of so many lines; a busy machine takes several times
  // as long.
  expect(duration).toBeLessThan(400);
});

for (const [name, lang, width, theme] of [
  ['desktop', 'en', 1280, 'light'],
  ['phone', 'en', 390, 'dark'],
  ['desktop', 'zh', 1280, 'dark'],
] as const) {
  test(`no barrier: ${name}, ${lang}, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((own) => localStorage.setItem('rspress-theme-appearance', own), theme);
    await open(page, lang === 'en' ? path : './zh/config/check');
    await example(page, lang).selectOption('old');
    await expect(page.getByRole('heading', { name: text('check.findings', lang) })).toBeVisible();
    await page.getByText(text('check.options', lang)).click();
    expect(await inspect(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what is checked', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text('check.unscripted'))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is checked' })).toBeVisible();
    await expect(editor(page)).toBeHidden();
  });
});
