// Using a page with the keyboard only: all tab stops in order, in view and with a focus indicator.
import strings from '../i18n.json' with { type: 'json' };
import { expect, returning, settled, test } from './fixtures.ts';

/** More than any page has: beyond it, focus is trapped. */
const stopLimit = 600;

/** Elements that had focus, stored in the page. */
interface Walked {
  stops: Element[];
}

/**
 * Runs in the page: records the focused element.
 *
 * @returns its name, and why its focus would not be visible; null at the end of the tab order
 */
function noteStop(): { name: string; fault: string } | null {
  const walked = window as unknown as Partial<Walked>;
  walked.stops ??= [];
  const element = document.activeElement;
  if (!element || element === document.body || walked.stops.includes(element)) return null;
  walked.stops.push(element);
  const style = getComputedStyle(element);
  const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const box = element.getBoundingClientRect();
  // Browsers do not scroll to the top of elements that fill most of the viewport, such as a table
  // of cards.
  const isTall = box.height > innerHeight / 2;
  const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const y = isTall ? middle : box.y + Math.min(box.height / 2, 8);
  const x = box.x + box.width / 2;
  const isInWindow = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
  const top = document.elementFromPoint(x, y);
  const isCovered = !element.contains(top) && !top?.contains(element);
  const faults = [
    !isOutlined && 'no outline',
    !isInWindow && `outside the window, at ${Math.round(x)}, ${Math.round(y)}`,
    isInWindow && isCovered && `covered by ${top?.outerHTML.slice(0, 80)}`,
  ];
  return {
    name: (element.textContent ?? '').trim(),
    fault: faults.filter(Boolean).join(', ') && `${element.outerHTML.slice(0, 80)}: ${faults}`,
  };
}

/**
 * Runs in the page: tab stops that are not in document order, and controls that are no tab stops.
 */
function faultsOfWay(): string[] {
  const { stops } = window as unknown as Walked;
  const name = (element: Element | undefined) => element?.outerHTML.slice(0, 120);
  const backwards = stops.filter((stop, index) => {
    const before = stops[index - 1];
    return before && before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
  });
  const missed = [
    ...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]'),
  ].filter(
    (element) =>
      // Other tabs of a list are reached with arrow keys.
      !element.matches('[tabindex="-1"]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !stops.includes(element),
  );
  return [
    ...backwards.map((element) => `out of order: ${name(element)}`),
    ...missed.map((element) => `not reached: ${name(element)}`),
  ];
}

for (const [path, width, lang] of [
  ['./config/output/filename-hash', 1440, 'en'],
  ['./zh/guide/start/quick-start', 1440, 'zh'],
  ['./guide/start/quick-start', 390, 'en'],
] as const) {
  test(`${path} at ${width} px: tab by tab through the page`, async ({ page }) => {
    await returning(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    const faults: string[] = [];
    let count = 0;
    for (; count < stopLimit; count++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(noteStop);
      if (!stop) break;
      if (count === 0) expect(stop.name, 'the first stop').toBe(strings['layout.skip'][lang]);
      if (stop.fault) faults.push(stop.fault);
    }
    expect(count, 'the tab order ends').toBeLessThan(stopLimit);
    expect(count, 'it has stops').toBeGreaterThan(20);
    expect([...faults, ...(await page.evaluate(faultsOfWay))]).toEqual([]);
  });
}
