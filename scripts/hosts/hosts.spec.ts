// Tests the built site on real hosts: status codes, redirects, headers, compressed files, and pages
// of all types without violations of the content security policy.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  languageMenu,
  returning,
  settled,
  themeSwitch,
  test as watched,
} from '../../e2e/fixtures.ts';
import { brotliModule } from './brotliModule.mjs';

const folder = path.resolve(import.meta.dirname, '../../doc_build');
const base = process.env.BASE ?? '/';
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** A response; redirects are not followed. */
interface Answer {
  status: number;
  location: string | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** Requests a path without the normalization of browsers. */
function ask(baseURL: string | undefined, target: string, headers = {}): Promise<Answer> {
  const { port } = new URL(String(baseURL));
  const asked = base.replace(/\/$/, '') + target;
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: asked, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, location: answered.location, headers: answered, bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

const hashed = readdirSync(path.join(folder, 'static/js')).find((file) => file.endsWith('.js'));
const script = `/static/js/${hashed}`;

for (const target of [
  '/',
  '/zh/',
  '/config/',
  '/config/mode',
  '/config/mode.md',
  '/llms.txt',
  script,
]) {
  test(`${target === script ? 'a script' : target} is there`, async ({ baseURL }) => {
    expect((await ask(baseURL, target)).status).toBe(200);
  });
}

for (const target of ['/nothing', '/zh/nothing', '/config/output', '/static/js/nothing.js']) {
  test(`${target} is not found, and says so with a page`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, target);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe(revalidate);
  });
}

// `serve` responds to several paths of a page, and its redirects drop the query: there the script
// of the page corrects the URL.
for (const [from, to] of [
  ['/config/mode.html?x=1', '/config/mode?x=1'],
  ['/config/index.html', '/config/'],
  ['/config/index', '/config/'],
  ['/index.html', '/'],
  ['/config', '/config/'],
  ['/config/mode/', '/config/mode'],
  ['/config/source/alias?x=1&y=50%25', '/config/resolve/alias?x=1&y=50%25'],
  ['/zh/config/source/alias', '/zh/config/resolve/alias'],
  ['/en', '/'],
  ['/en/?x=1', '/?x=1'],
  ['/en/config/mode?x=1', '/config/mode?x=1'],
] as const) {
  test(`${from} leads to ${to}`, async ({ baseURL }, { project }) => {
    test.skip(project.name === 'serve', 'it shows the page under this path, or the 404 page');
    const { status, location } = await ask(baseURL, from);
    expect(status).toBe(301);
    expect(location).toBe(base.replace(/\/$/, '') + to);
  });
}

for (const target of [
  '/en//example.com',
  '/en/%5Cexample.com',
  '/en/\\example.com',
  '/en/%2F%2Fexample.com',
  '/en/%2f%5cexample.com',
  '/en/%09/example.com',
  '/en/%0d%0aLocation:%20//example.com',
  '//example.com/index.html',
  '//example.com/..%2f',
  '/%5Cexample.com/index.html',
  '/%2f%2fexample.com/index',
  '//example.com/config/',
]) {
  test(`${target} leads nowhere else`, async ({ baseURL }) => {
    const { location = '/' } = await ask(baseURL, target);
    const origin = new URL(String(baseURL)).origin;
    // As interpreted by browsers.
    expect(new URL(location, baseURL).origin).toBe(origin);
  });
}

test('every answer carries the headers', async ({ baseURL }, { project }) => {
  // `serve` only sends them with files.
  const redirect = project.name === 'serve' ? [] : ['/config/mode.html'];
  for (const target of ['/', '/config/mode', '/config/mode.md', script, '/nothing', ...redirect]) {
    const { headers } = await ask(baseURL, target);
    expect(headers, target).toMatchObject({
      'content-security-policy': expect.stringContaining(
        "default-src 'none'; script-src 'self' 'sha256-",
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('hashed files are immutable, all others revalidated', async ({ baseURL }) => {
  expect((await ask(baseURL, script)).headers['cache-control']).toBe(immutable);
  for (const target of ['/', '/config/mode', '/config/mode.md', '/llms.txt', '/sitemap.xml']) {
    const { headers } = await ask(baseURL, target);
    expect(headers['cache-control'], target).toBe(revalidate);
    const again = await ask(baseURL, target, { 'If-None-Match': headers.etag });
    expect(again.status, target).toBe(304);
  }
});

test('types name the encoding of characters', async ({ baseURL }) => {
  for (const [target, type] of [
    ['/zh/', /^text\/html; charset=utf-8$/i],
    ['/zh/config/mode.md', /^text\/markdown; charset=utf-8$/i],
    ['/zh/llms.txt', /^text\/plain; charset=utf-8$/i],
  ] as const) {
    const { headers } = await ask(baseURL, target, { 'Accept-Encoding': 'gzip' });
    expect(headers['content-type'], target).toMatch(type);
  }
});

for (const [encoding, extension] of [
  ['gzip', 'gz'],
  ['br', 'br'],
] as const) {
  test(`text travels as ${encoding}, as the build has compressed it`, async ({ baseURL }, {
    project,
  }) => {
    test.skip(project.name === 'serve', 'it compresses by itself');
    test.skip(
      project.name === 'nginx' && encoding === 'br' && !existsSync(brotliModule),
      'nginx has no brotli here: apt-get install libnginx-mod-http-brotli-static',
    );
    for (const [target, file] of [
      ['/config/mode', 'config/mode.html'],
      ['/config/mode.md', 'config/mode.md'],
      [script, script.slice(1)],
    ] as const) {
      const { headers, bytes } = await ask(baseURL, target, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(bytes).toBe(statSync(path.join(folder, `${file}.${extension}`)).size);
      const plain = await ask(baseURL, target);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.bytes).toBe(statSync(path.join(folder, file)).size);
    }
  });
}

test('files for hosts are not for readers', async ({ baseURL }, { project }) => {
  test.skip(project.name === 'serve', 'it shows every file');
  for (const target of ['/_headers', '/_redirects', '/serve.json', '/404.html']) {
    expect(existsSync(path.join(folder, target))).toBe(true);
    expect((await ask(baseURL, target)).status, target).toBe(404);
  }
});

/** Types of pages, and an interaction with each. */
const walk: { what: string; at: string; act?: (page: Page) => Promise<unknown> }[] = [
  { what: 'home', at: '', act: (page) => page.mouse.wheel(0, 3000) },
  { what: 'Chinese home', at: 'zh/' },
  { what: 'guide', at: 'guide/start/quick-start', act: pickTab },
  { what: 'option', at: 'config/output/filename-hash', act: useSearch },
  { what: 'overview', at: 'config/' },
  { what: 'pictures', at: 'guide/optimization/inline-assets', act: zoom },
  { what: 'live preview', at: 'plugins/list/plugin-svgr', act: movePreview },
  { what: 'release', at: 'community/releases/v1-0' },
  { what: 'theme', at: 'config/mode', act: switchTheme },
  { what: 'language', at: 'config/mode', act: switchLanguage },
  {
    what: 'next page',
    at: 'config/',
    act: (page) =>
      page.getByRole('main').getByRole('link', { name: 'mode', exact: true }).first().click(),
  },
  { what: 'missing page', at: 'zh/nothing/here' },
];

for (const { what, at, act } of walk) {
  watched(`${what}: nothing breaks the policy`, async ({ page, expectConsole }) => {
    if (at.includes('nothing')) expectConsole(/404 \(Not Found\)/);
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      document.addEventListener('securitypolicyviolation', (event) =>
        noteViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
    });
    await returning(page);
    const response = await page.goto(`./${at}`);
    expect(await response?.headerValue('content-security-policy')).toContain("default-src 'none'");
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act?.(page);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

async function pickTab(page: Page) {
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
}

async function useSearch(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('alias');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function zoom(page: Page) {
  await page.locator('main .rspress-doc img').first().click();
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('opacity', '1');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', ground);
  // Checks that it is styled, too.
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('position', 'fixed');
}

async function movePreview(page: Page) {
  const range = page.getByRole('main').getByRole('slider').first();
  await range.fill('64');
  await expect(page.getByRole('main').getByRole('img', { name: 'A buoy' }).first()).toHaveAttribute(
    'width',
    '64',
  );
}

async function switchTheme(page: Page) {
  const html = page.locator('html');
  const dark = await html.evaluate((element) => element.classList.contains('dark'));
  await themeSwitch(page).click();
  await expect(html).toHaveClass(dark ? /^(?!.*dark)/ : /dark/);
}

async function switchLanguage(page: Page) {
  await languageMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/config\/mode/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
}
