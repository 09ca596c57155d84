import { decodeSafely } from '../support/url.ts';

/**
 * Id that a fragment names.
 *
 * @param hash - fragment with or without `#`; a malformed escape is taken literally
 */
export function fragmentId(hash: string): string {
  return decodeSafely(hash.replace(/^#/, ''));
}

/**
 * Element that a fragment names.
 *
 * @returns nothing for an empty fragment, and nothing with a warning when there is no such element
 */
export function fragmentTarget(hash: string): HTMLElement | undefined {
  const id = fragmentId(hash);
  if (!id) return undefined;
  const element = document.getElementById(id);
  if (!element) console.warn(`No heading or anchor "${id}" on this page`);
  return element ?? undefined;
}

/** Brings an element below the top edge, as far down as `scroll-padding` says. */
export function scrollToElement(element: Element, smooth: boolean): void {
  element.scrollIntoView({ block: 'start', behavior: behavior(smooth) });
}

/** Scrolls to a distance from the top of the page. */
export function scrollToTop(top: number, smooth: boolean): void {
  window.scrollTo({ top, behavior: behavior(smooth) });
}

function behavior(smooth: boolean): ScrollBehavior {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return smooth && !isCalm ? 'smooth' : 'instant';
}

/** Moves the keyboard's and the screen reader's place to an element, without scrolling. */
export function moveFocus(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/** Moves focus to the beginning of the page's text: its heading, if there is one. */
export function focusTop(): void {
  const main = document.querySelector<HTMLElement>('main');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (place) moveFocus(place);
}

/** Scrolls a box as little as needed for an element inside it to be seen, and nothing around it. */
export function revealWithin(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
