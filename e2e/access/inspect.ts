import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Condition, type Visit, viewports } from './conditions.ts';
import { goTo, prepareAxe, runAxe } from './inPage.ts';

/** axe-core as text, to be run in a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the rules demand: WCAG 2.0 to 2.2, levels A and AA, and axe's best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that elements of a page break. */
interface Finding {
  rule: string;
  help: string;
  link: string;
  /** Selector of each element, and what is wrong with it. */
  elements: string[];
}

/** What was found on one visit. */
interface Inspection {
  visit: Visit;
  findings: Finding[];
}

/** Settings of a browser context, or of Playwright's tests, for a condition. */
export function contextOptions({ theme, device }: Condition) {
  return {
    viewport: viewports[device],
    colorScheme: theme,
    // What fades in is looked at when it is there.
    reducedMotion: 'reduce',
  } as const;
}

/**
 * Runs axe-core in an open page, which it changes.
 *
 * The colours of highlighted code are left out: `theme/styles/contrast.test.ts` compares each of
 * them with every background it can have.
 *
 * @param page - shown and hydrated
 */
export async function inspect(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(prepareAxe);
  }
  return page.evaluate(runAxe, tags);
}

/**
 * Opens the first of some pages, then goes from one to the next without loading the document again,
 * which takes a quarter of the time, and inspects each.
 *
 * @param page - of a context with the condition's {@link contextOptions}
 * @param visits - of one condition
 */
export async function* walk(page: Page, visits: readonly Visit[]): AsyncGenerator<Inspection> {
  let base: string | undefined;
  for (const visit of visits) {
    if (base === undefined) {
      await page.goto(`./${visit.route}`);
      const { pathname } = new URL(page.url());
      base = pathname.slice(0, pathname.length - visit.route.length);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    } else {
      await page.evaluate(goTo, base + visit.route);
    }
    yield { visit, findings: await inspect(page) };
  }
}
