import { announce } from '../dom/announce.ts';
import { decodeSafely } from './url.ts';

/**
 * Id that a hash names.
 *
 * @param hash - with or without `#`; a malformed escape is taken literally
 */
export function hashId(hash: string): string {
  return decodeSafely(hash.replace(/^#/, ''));
}

/**
 * Element that a hash names.
 *
 * @returns nothing for an empty hash, and nothing with a warning when there is no such element
 */
export function hashTarget(hash: string): HTMLElement | undefined {
  const id = hashId(hash);
  if (!id) return undefined;
  const element = document.getElementById(id);
  if (!element) console.warn(`No heading or anchor "${id}" on this page`);
  return element ?? undefined;
}

/** What may hold for some versions alone. */
const parts = '[data-for], tr, li';

/**
 * Shows the parts around an element that do not hold for the chosen version, with their labels: a link
 * leads there all the same. Screen readers announce the label.
 *
 * @returns whether there were any
 */
export function revealParts(element: Element): boolean {
  const hidden: HTMLElement[] = [];
  for (let at = element.closest<HTMLElement>(parts); at; ) {
    if (getComputedStyle(at).display === 'none') hidden.push(at);
    at = at.parentElement?.closest<HTMLElement>(parts) ?? null;
  }
  for (const part of hidden) part.dataset.revealed = '';
  const label = hidden[0]?.querySelector('[data-version-label]');
  if (label) announce(label.textContent ?? '');
  return hidden.length > 0;
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
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return smooth && !reducesMotion ? 'smooth' : 'instant';
}

/** Moves the focus to an element, which need not be interactive, without scrolling. */
export function moveFocus(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/** Moves the focus to the beginning of the content: its heading, if there is one. */
export function focusTop(): void {
  const main = document.querySelector<HTMLElement>('main');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (place) moveFocus(place);
}

/** Scrolls a container to show an element inside it, if it is out of view, and nothing around it. */
export function revealWithin(container: HTMLElement, element: HTMLElement): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
