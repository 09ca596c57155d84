import { announce } from '../dom/announce.ts';
import { decodeSafely } from './url.ts';

/**
 * Id from a hash.
 *
 * @param hash - with or without `#`; malformed escapes are taken literally
 */
export function hashId(hash: string): string {
  return decodeSafely(hash.replace(/^#/, ''));
}

/**
 * Element that a hash refers to.
 *
 * @returns undefined for an empty hash; also undefined, with a warning, if there is no such element
 */
export function hashTarget(hash: string): HTMLElement | undefined {
  const id = hashId(hash);
  if (!id) return undefined;
  const element = document.getElementById(id);
  if (!element) console.warn(`No heading or anchor "${id}" on this page`);
  return element ?? undefined;
}

/** Elements that may be limited to some versions. */
const parts = '[data-for], tr, li';

/**
 * Reveals parts for other versions that contain an element, with their labels, so that links to it
 * work. Screen readers announce the label.
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

/** Scrolls an element to the top of the viewport, below `scroll-padding`. */
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

/** Focuses an element without scrolling, even if it is not focusable. */
export function moveFocus(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/** Focuses the beginning of the content: its heading, if it has one. */
export function focusTop(): void {
  const main = document.querySelector<HTMLElement>('main');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (place) moveFocus(place);
}

/** Scrolls only a container to reveal an element in it, if it is out of view. */
export function revealWithin(container: HTMLElement, element: HTMLElement): void {
  const outer = container.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
