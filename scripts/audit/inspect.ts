import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Condition, type Visit, viewports } from './conditions.ts';
import { goTo, prepareAxe, runAxe } from './inPage.ts';
import type { Waiver } from './waivers.ts';

/** axe-core as text, to be run in a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the rules demand: WCAG 2.0 to 2.2, levels A and AA, and axe's best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that elements of a page break. */
export interface Finding {
  rule: string;
  help: string;
  link: string;
  /** Selector of each element, and what is wrong with it. */
  elements: string[];
}

export interface Inspection {
  findings: Finding[];
  /** Waivers that took a finding away. */
  used: Waiver[];
}

/** An inspection on a walk. */
export interface VisitInspection extends Inspection {
  visit: Visit;
  /** Time that showing the page took, and looking at it, in milliseconds. */
  shownMs: number;
  inspectedMs: number;
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
 * The colours of highlighted code are not looked at here: `theme/styles/contrast.test.ts` holds each
 * of them against every ground it can have.
 *
 * @param page - shown and alive
 * @param waivers - findings to leave out
 */
export async function inspect(page: Page, waivers: readonly Waiver[] = []): Promise<Inspection> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(prepareAxe);
  }
  const { findings, used } = await page.evaluate(runAxe, { tags, waivers });
  return { findings, used: used.flatMap((index) => waivers[index] ?? []) };
}

/**
 * Opens the first of some pages, then goes from one to the next without opening it anew, which takes
 * a quarter of the time, and looks at each.
 *
 * @param page - of a context with the condition's {@link contextOptions}
 * @param visits - of one condition
 * @param waivers - findings to leave out
 */
export async function* walk(
  page: Page,
  visits: readonly Visit[],
  waivers: readonly Waiver[] = [],
): AsyncGenerator<VisitInspection> {
  let base: string | undefined;
  for (const visit of visits) {
    const started = performance.now();
    if (base === undefined) {
      await page.goto(`./${visit.route}`);
      const { pathname } = new URL(page.url());
      base = pathname.slice(0, pathname.length - visit.route.length);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    } else {
      await page.evaluate(goTo, base + visit.route);
    }
    const shown = performance.now();
    const inspection = await inspect(page, waivers);
    yield {
      visit,
      ...inspection,
      shownMs: shown - started,
      inspectedMs: performance.now() - shown,
    };
  }
}
