/**
 * Functions that the accessibility tests run in the page. Playwright serializes each function, so
 * it may only use its parameter.
 */
import type * as Axe from 'axe-core';

/** State of the audit in the page, until another document is loaded. */
interface AuditedWindow {
  axe: typeof Axe;
  /** Combinations of styles that have been checked. */
  looks: Set<string>;
  /** Target sizes with their surroundings that have been checked. */
  targets: Set<string>;
  /** Navigations that have been checked: their markup and the positions of their elements. */
  navigations: Set<string>;
}

/**
 * Limits axe's rules for colors and target sizes to elements marked by {@link runAxe}.
 *
 * These rules take most of the time, and their results depend on few properties: it is sufficient
 * to check one element per combination of styles, and one target per size and surroundings.
 *
 * @returns resolves when all of the page has been rendered
 */
export async function prepareAxe(): Promise<void> {
  const audited = window as unknown as AuditedWindow;
  audited.looks = new Set();
  audited.targets = new Set();
  audited.navigations = new Set();
  audited.axe.configure({
    // The HTML of checked elements is not needed, as selectors identify them.
    noHtml: true,
    rules: [
      { id: 'color-contrast', selector: '[data-look]' },
      { id: 'link-in-text-block', selector: 'a[href][data-look]' },
      { id: 'target-size', selector: '[data-target]' },
    ],
  });
  // Skipped code has outdated styles until one frame after it has been rendered.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('pre { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/**
 * Navigates like the browser's buttons, and waits for the page.
 *
 * @param path - path of a page, with the base
 * @throws {Error} if no new heading appears within ten seconds
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
 * @param tags - selects rules by axe's tags
 * @returns violated rules with their elements
 */
export async function runAxe(tags: string[]) {
  const { axe, looks, targets, navigations } = window as unknown as AuditedWindow;
  const widgets =
    'a[href], area, button, input, select, textarea, summary, [role=button], [role=link], ' +
    '[role=tab], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio]';
  // Thousands of elements in few colors, which a unit test checks.
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
  });
  putBack();

  return results.violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: id,
    help,
    link: helpUrl,
    elements: nodes.map(
      ({ target, failureSummary }) =>
        `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  }));

  /**
   * Marks the first text element of each size, color and background, and the link that contains
   * it.
   */
  function markNewLooks(): void {
    const grounds = new Map<Element | null, string>([[null, '']]);
    // In document order, so parents precede their children.
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
        // Links in text must be distinguishable from it.
        link && getComputedStyle(link).textDecorationLine,
        link?.parentElement && getComputedStyle(link.parentElement).color,
      ].join();
      if (looks.has(look)) continue;
      looks.add(look);
      element.dataset.look = '';
      if (link) link.dataset.look = '';
    }
  }

  /** Marks the first target for each combination of size and positions of nearby targets. */
  function markNewTargets(): void {
    // Smaller targets pass if a circle of this diameter around their center intersects no other
    // target; targets of this size pass unless covered.
    const enough = 24;
    const all = [...document.querySelectorAll<HTMLElement>(widgets)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of all) {
      delete element.dataset.target;
      // The rule does not apply to links in sentences.
      if (isInSentence(element)) continue;
      const isLarge = box.width >= enough && box.height >= enough;
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const [width, height] = isLarge ? [box.width / 2, box.height / 2] : [enough, enough];
      const near = all.flatMap(({ box: other }) => {
        const left = Math.max(other.left - middle.x, -width);
        const right = Math.min(other.right - middle.x, width);
        const top = Math.max(other.top - middle.y, -height);
        const bottom = Math.min(other.bottom - middle.y, height);
        const isNear = other !== box && right - left > 1 && bottom - top > 1;
        return isNear ? [left, right, top, bottom].map(Math.round).join() : [];
      });
      const size = [box.width, box.height].map((length) => Math.min(Math.round(length), enough));
      const target = [...size, ...near].join(' ');
      if (targets.has(target)) continue;
      targets.add(target);
      element.dataset.target = '';
    }
  }

  function isInSentence(element: HTMLElement): boolean {
    return (
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    );
  }

  /**
   * Removes the content of navigations that have been checked: a sidebar is the same on all pages
   * of a section except for the current link, and contains most elements of a page.
   *
   * @returns function that restores it
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
