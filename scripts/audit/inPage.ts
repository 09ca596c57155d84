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
  /** Sizes of targets, with what is near them, that have been checked. */
  targets: Set<string>;
  /** Navigations that have been checked: their markup, and places of what is in it. */
  navigations: Set<string>;
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
 * look at one element of each look, and at one target of each size with the same targets near it.
 */
export function prepareAxe(): void {
  const audited = window as unknown as AuditedWindow;
  audited.looks = new Set();
  audited.targets = new Set();
  audited.navigations = new Set();
  audited.axe.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-look]' },
      { id: 'link-in-text-block', selector: 'a[href][data-look]' },
      { id: 'target-size', selector: '[data-target]' },
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
  const { axe, looks, targets, navigations } = window as unknown as AuditedWindow;
  // Thousands of elements in few colours, which a unit test checks.
  for (const code of document.querySelectorAll('pre code')) {
    code.replaceChildren(code.textContent ?? '');
  }
  const putBack = takeOutKnownNavigations();
  markNewLooks();
  markNewTargets();
  const results = await axe.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
  });
  putBack();

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

  /** Marks the first target of each size that has the same targets in reach. */
  function markNewTargets(): void {
    // A target may be smaller than 24 px when a circle of that size around it meets no other.
    const reach = 24;
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, area, [role], [tabindex]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      delete element.dataset.target;
      const near = boxes.flatMap(({ box: other }) =>
        other !== box &&
        other.left < box.right + reach &&
        other.right > box.left - reach &&
        other.top < box.bottom + reach &&
        other.bottom > box.top - reach
          ? [other.x - box.x, other.y - box.y, other.width, other.height].map(Math.round).join()
          : [],
      );
      const target = [Math.round(box.width), Math.round(box.height), ...near].join();
      if (targets.has(target)) continue;
      targets.add(target);
      element.dataset.target = '';
    }
  }

  /**
   * Takes the content out of the navigations that have been looked at: a sidebar is the same on all
   * pages of a section but for the mark of the current one, and has most of a page's elements.
   *
   * @returns function that puts it back
   */
  function takeOutKnownNavigations(): () => void {
    const taken: [Element, ChildNode[]][] = [];
    for (const part of document.querySelectorAll('nav')) {
      const markup = part.outerHTML.replace(
        / (?:aria-current|class|data-look|data-target)="[^"]*"/g,
        '',
      );
      const [origin, ...others] = [...part.querySelectorAll('a, button')].map((target) =>
        target.getBoundingClientRect(),
      );
      const places = others.map(({ x, y, width, height }) =>
        [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(Math.round).join(),
      );
      const navigation = [markup, ...places].join('\n');
      if (navigations.has(navigation)) taken.push([part, [...part.childNodes]]);
      else navigations.add(navigation);
    }
    for (const [part] of taken) part.replaceChildren();
    return () => {
      for (const [part, children] of taken) part.replaceChildren(...children);
    };
  }
}
