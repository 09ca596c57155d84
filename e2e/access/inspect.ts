import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Condition, type Visit, viewports } from './conditions.ts';
import { goTo, prepareAxe, runAxe } from './inPage.ts';

/** Source of axe-core, to be evaluated in a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Required rules: WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A violated rule. */
interface Finding {
  rule: string;
  help: string;
  link: string;
  /** Selector of each element, with the violation. */
  elements: string[];
}

/** Result of one visit. */
interface Inspection {
  visit: Visit;
  findings: Finding[];
}

/** Options of a browser context, or of Playwright tests, for a condition. */
export function contextOptions({ theme, device }: Condition) {
  return {
    viewport: viewports[device],
    colorScheme: theme,
    // Elements that fade in are checked in their final state.
    reducedMotion: 'reduce',
  } as const;
}

/**
 * Runs axe-core in an open page, which it modifies.
 *
 * Colors of highlighted code are excluded: `theme/styles/contrast.test.ts` compares each of them
 * with all possible backgrounds.
 *
 * @param page - loaded and hydrated
 */
export async function inspect(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(prepareAxe);
  }
  return page.evaluate(runAxe, tags);
}

/**
 * Opens the first of several pages, then navigates from one to the next without loading the
 * document again, which takes a quarter of the time, and checks each.
 *
 * @param page - from a context with the condition's {@link contextOptions}
 * @param visits - with the same condition
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
