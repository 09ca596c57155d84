/**
 * What the audit does inside a page. Each function is sent there as text, so it may use nothing from
 * outside but its parameter.
 */
import type * as Axe from 'axe-core';

/** State of the audit in the page; it stays as long as no page is opened anew. */
interface AuditedWindow {
  axe: typeof Axe;
  /** Looks that have been checked. */
  looks: Set<string>;
  /** Sizes and distances of the links and buttons of parts that have been checked. */
  layouts: Set<string>;
}

/** Settings of {@link runAxe}. */
export interface Order {
  /** Which rules to run, by axe's tags. */
  tags: string[];
  waivers: readonly { rule: string; selector: string }[];
}

/**
 * Makes axe, which is there, look at colours and at sizes of targets only where {@link runAxe} asks
 * for it.
 *
 * These rules take most of the time, and their answers depend on few properties: it is enough to
 * look at one element of each look, and at one sidebar of those with links at the same places.
 */
export function prepareAxe(): void {
  const audited = window as unknown as AuditedWindow;
  audited.looks = new Set();
  audited.layouts = new Set();
  audited.axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-look]' },
      { id: 'link-in-text-block', selector: 'a[href][data-look]' },
      { id: 'target-size', selector: ':not([data-known-place])' },
    ],
  });
}

/**
 * Goes to another page as the browser's buttons do, and waits until it is shown.
 *
 * @param path - address with the base path
 * @throws {Error} when no new heading appears within ten seconds
 */
export async function goTo(path: string): Promise<void> {
  const old = document.querySelector('main h1');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const started = performance.now();
  const isShown = () => {
    const heading = document.querySelector('main h1');
    return heading !== null && heading !== old;
  };
  while (!isShown()) {
    if (performance.now() - started > 10_000) throw new Error(`${path} does not show`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Runs axe.
 *
 * @returns what breaks a rule, and the positions of the waivers that took something away
 */
export async function runAxe({ tags, waivers }: Order) {
  const { axe, looks, layouts } = window as unknown as AuditedWindow;
  // Thousands of elements in few colours, which a unit test checks.
  for (const code of document.querySelectorAll('pre code')) {
    code.replaceChildren(code.textContent ?? '');
  }
  markNewLooks();
  markKnownPlaces();
  const results = await axe.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
  });

  const used = new Set<number>();
  const findings = results.violations.flatMap(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.flatMap(({ element, target, failureSummary }) => {
      const waiver = waivers.findIndex(
        ({ rule, selector }) => rule === id && element?.matches(selector),
      );
      if (waiver === -1) return `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`;
      used.add(waiver);
      return [];
    });
    return elements.length > 0 ? [{ rule: id, help, link: helpUrl, elements }] : [];
  });
  return { findings, used: [...used] };

  /** Marks the first element with text of each size, colour and ground, and the link around it. */
  function markNewLooks(): void {
    const grounds = new Map<Element | null, string>([[null, '']]);
    // In document order, so parents come before their children.
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      delete element.dataset.look;
      const around = grounds.get(element.parentElement) ?? '';
      const style = getComputedStyle(element);
      const ground = [style.backgroundColor, style.backgroundImage, style.opacity].join();
      const isClear = ground === 'rgba(0, 0, 0, 0),none,1';
      grounds.set(element, isClear ? around : `${around}/${ground}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const link = element.closest('a');
      const look = [
        grounds.get(element),
        style.color,
        style.fontSize,
        style.fontWeight,
        // A link in a text must differ from it.
        link && getComputedStyle(link).textDecorationLine,
        link?.parentElement && getComputedStyle(link.parentElement).color,
      ].join();
      if (looks.has(look)) continue;
      looks.add(look);
      element.dataset.look = '';
      if (link) link.dataset.look = '';
    }
  }

  /** Marks what lies in a part whose links and buttons were looked at where they are. */
  function markKnownPlaces(): void {
    for (const part of document.querySelectorAll('nav')) {
      const [origin, ...others] = [...part.querySelectorAll('a, button')].map((target) =>
        target.getBoundingClientRect(),
      );
      if (!origin) continue;
      const distances = others.map(({ x, y }) => [x - origin.x, y - origin.y]);
      const sizes = [origin, ...others].map(({ width, height }) => [width, height]);
      const layout = [...distances, ...sizes].flat().map(Math.round).join();
      const isKnown = layouts.has(layout);
      layouts.add(layout);
      for (const element of part.querySelectorAll<HTMLElement>('*')) {
        element.toggleAttribute('data-known-place', isKnown);
      }
    }
  }
}
