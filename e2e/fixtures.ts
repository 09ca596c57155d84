import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { goTo } from './access/inPage.ts';

/** Console output that is not the site's fault, each with its reason. */
const allowed: { text: RegExp; reason: string }[] = [];

/**
 * Playwright's test with one more demand: no console error, uncaught exception or hydration warning
 * during any test. A test that provokes an error on purpose lists it with `expectConsole`.
 */
export const test = base.extend<{ expectConsole: (pattern: RegExp) => void }>({
  expectConsole: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || /hydrat/i.test(message.text());
        if (isProblem) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use((pattern) => expected.push(pattern));
      const unexpected = problems.filter(
        (text) =>
          !expected.some((pattern) => pattern.test(text)) &&
          !allowed.some((entry) => entry.text.test(text)),
      );
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});
/** Makes a page's reader one who has been here: the first visit leads to the browser's language. */
export function returning(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('visited', '1'));
}

/** Waits until a page is hydrated: a key pressed before is lost. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/**
 * Shows pages in turn: opens the first and goes on to the others, which takes a quarter of the time.
 *
 * @param page - on which no page of the site is open yet
 * @param paths - relative to the base path, such as `./config/`
 */
export async function* showInTurn(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await open(page, path);
    else await page.evaluate(goTo, (process.env.BASE ?? '/') + path.slice('./'.length));
    yield path;
  }
}

/** What happens to some of the files a page asks for; nothing unless a test says so. */
export interface Interception {
  handle?: (route: Route) => Promise<void>;
}

/**
 * Lets a test lose or hold back files once the page is open. To be called before it is: where an
 * interception begins on an open page, the browser may miss the next request.
 *
 * @param url - pattern of the files' URLs
 */
export async function intercept(page: Page, url: string): Promise<Interception> {
  const interception: Interception = {};
  await page.route(url, (route) => interception.handle?.(route) ?? route.continue());
  return interception;
}

/** Delays the files requested from now on, until the returned function is called. */
export function hold(interception: Interception): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  interception.handle = async (route) => {
    await released;
    await route.continue();
  };
  return release;
}

/** Texts of the elements whose content is wider than they are. */
export function overflowing(elements: Locator): Promise<(string | null)[]> {
  return elements.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
}

/** The button in the navbar that changes the theme, with any of its labels. */
export function themeSwitch(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: /theme|dark|light/i })
    .first();
}

/** The button in the navbar that opens the language menu, on English pages. */
export function languageMenu(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: /language/i })
    .first();
}
export { expect };
