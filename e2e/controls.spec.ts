// Visible controls are not covered: at all widths, after scrolling in either direction, and inside
// everything that opens.
import type { Page } from '@playwright/test';
import { languages } from '../src/site.ts';
import { expect, open, returning, test } from './fixtures.ts';
import { pageOfEachType } from './pageTypes.ts';

const widths = [320, 390, 640, 768, 800, 1023, 1024, 1280, 1440];

/** Runs in the page: one line for each covered control. */
async function findCovered(): Promise<string[]> {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"][role]';
  const describe = (element: Element | null) =>
    element
      ? `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`
      : 'nothing';
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  };
  /** Waits for one frame after a condition is met, or for a time limit. */
  const settle = async (isMet: () => boolean) => {
    for (let frame = 0; frame < 10 && !isMet(); frame++) await frames(1);
    await frames(1);
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      !element.closest('[inert], .visually-hidden') &&
      // Only visible while focused.
      !element.matches('header a[href="#main"]')
    );
  };
  /** The element at the center of another element's first line, unless it is the same. */
  const coverOf = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met && (element.contains(met) || met.contains(element.closest('label') ?? document))
      ? undefined
      : describe(met);
  };
  const check = (root: ParentNode, what: string) => {
    const shown = [...root.querySelectorAll(controls)].filter(isShown);
    const faults: string[] = [];
    // Sticky elements depend on the scroll direction.
    for (const [direction, list] of [
      ['down', shown],
      ['up', shown.toReversed()],
    ] as const) {
      for (const element of list) {
        if (coverOf(element) === undefined) continue;
        // Out of view, or readers would scroll on; one scroll also reveals the following controls.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const cover = coverOf(element);
        if (cover) faults.push(`${what}, ${direction}: ${describe(element)} is under ${cover}`);
      }
    }
    return shown.length > 0 ? faults : [`${what}: there is nothing to operate`];
  };

  for (const folded of document.querySelectorAll('details')) folded.open = true;
  await frames(2);
  const faults = check(document, 'page');

  for (const position of [0, document.documentElement.scrollHeight / 2, 200]) {
    window.scrollTo({ top: position, behavior: 'instant' });
    await frames(2);
    const openers = document.querySelectorAll<HTMLElement>(
      ':is(header button, [data-page-bar] > button, [data-page-bar] > nav button)[aria-expanded][aria-controls]',
    );
    for (const opener of openers) {
      const { top, bottom } = opener.getBoundingClientRect();
      if (!isShown(opener) || top < 0 || bottom > window.innerHeight) continue;
      const panelOf = () => document.getElementById(opener.getAttribute('aria-controls') ?? '');
      opener.click();
      await settle(() => opener.ariaExpanded === 'true' && panelOf() !== null);
      const name = opener.textContent?.trim() ?? '';
      const panel = panelOf();
      if (!panel || !isShown(panel)) faults.push(`${name} does not open`);
      else faults.push(...check(panel, `opened ${name} at ${position}`));
      if (panel instanceof HTMLDialogElement) panel.close();
      else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await settle(() => opener.ariaExpanded === 'false');
      if (panel && isShown(panel) && panel.closest('[data-open]'))
        faults.push(`${name} stays open`);
      window.scrollTo({ top: position, behavior: 'instant' });
    }
  }
  return [...new Set(faults)];
}

async function expectNothingCovered(page: Page) {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findCovered), `${width} px`).toEqual([]);
    });
  }
}

for (const lang of languages) {
  for (const path of pageOfEachType(lang)) {
    test(`nothing lies over a control: ${path}`, async ({ page, expectConsole }) => {
      if (path.endsWith('nothing/here')) expectConsole(/404/);
      await returning(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await expectNothingCovered(page);
    });
  }
}
