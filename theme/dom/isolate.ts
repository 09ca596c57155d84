import { afterFrame } from './afterFrame.ts';

/**
 * Makes everything but one element unreachable and stops the page from scrolling, as long as a
 * drawer is open.
 *
 * @param element - the drawer
 * @returns function that undoes it
 */
export function isolate(element: HTMLElement): () => void {
  const others = outside(element);
  for (const other of others) other.inert = true;
  const unlock = lockScroll();
  return () => {
    for (const other of others) other.inert = false;
    unlock();
  };
}

/** The elements beside one and its ancestors that can be reached. */
function outside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      const isSpared = sibling === at || 'announcements' in (sibling as HTMLElement).dataset;
      if (sibling instanceof HTMLElement && !isSpared && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}

/** What a Tab key can stop at, as far as dialogs have it. */
const stops = 'input, button, a[href], [tabindex]';

/** Milliseconds in which a dialog has come, and its frames are done. */
const lockAfterMs = 300;

/**
 * Like `isolate`, for a dialog that covers the page and must be there at once: the browser would find
 * the style of everything that becomes inert anew, which takes a slow phone a tenth of a second. So
 * the page behind is hidden from screen readers alone, and the focus is led back.
 *
 * @param dialog - the dialog, which has the focus
 * @returns function that undoes it
 */
export function keepInside(dialog: HTMLElement): () => void {
  const others = outside(dialog).filter((other) => !other.hasAttribute('aria-hidden'));
  for (const other of others) other.setAttribute('aria-hidden', 'true');
  // The browser paints the whole page for the lock: not in the frames in which the dialog comes and
  // goes, nor in the one in which the pointer finds itself over something else.
  let unlock = () => {};
  const timer = setTimeout(() => {
    unlock = lockScroll();
  }, lockAfterMs);
  const listening = new AbortController();
  const tabStops = () =>
    [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
      (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = tabStops();
    const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
    if (document.activeElement !== from && document.activeElement !== dialog) return;
    event.preventDefault();
    to?.focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // From the browser's toolbars, or by a script.
    if (target instanceof Node && !dialog.contains(target)) tabStops().at(0)?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown, listening);
  document.addEventListener('focusin', onFocusIn, listening);
  return () => {
    listening.abort();
    clearTimeout(timer);
    afterFrame(unlock);
    for (const other of others) other.removeAttribute('aria-hidden');
  };
}

/** How many callers keep the page from scrolling. */
let locks = 0;

/** Stops the page from scrolling until the returned function is called. */
export function lockScroll(): () => void {
  const { clientWidth, dataset } = document.documentElement;
  if (locks++ === 0) dataset.scrollLocked = window.innerWidth > clientWidth ? 'with-scrollbar' : '';
  return () => {
    if (--locks === 0) delete dataset.scrollLocked;
  };
}
