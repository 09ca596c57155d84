/** The heading the reader is at: found by the outline, followed by whoever links to it. */

export interface HeadingPosition {
  id: string;
  /** Distance from the top of the window, in pixels. */
  top: number;
}

/**
 * Finds the heading to highlight.
 *
 * @param headings - positions in document order
 * @param view - `offset`: where a heading stops below the top edge; `atEnd`: the page is scrolled to
 *   its bottom, where the last heading counts even if it cannot reach the top
 * @returns its id, or nothing above the first heading
 */
export function headingInView(
  headings: readonly HeadingPosition[],
  view: { offset: number; atEnd: boolean },
): string | undefined {
  if (view.atEnd) return headings.at(-1)?.id;
  // A scroll ends up to a pixel off.
  return headings.filter((heading) => heading.top <= view.offset + 2).at(-1)?.id;
}

/**
 * Whether a page is scrolled to its bottom. A page that does not scroll is not: all its headings are
 * in view.
 */
export function isAtEnd(page: { scrolled: number; window: number; height: number }): boolean {
  return page.scrolled > 0 && page.scrolled + page.window >= page.height - 2;
}

/**
 * Heading a link to this place should name: the one in the address as long as it is on screen, else
 * the highlighted one.
 */
export function readersHeading(
  inAddress: { id: string; onScreen: boolean } | undefined,
  highlighted: string | undefined,
): string | undefined {
  return inAddress?.onScreen ? inAddress.id : highlighted;
}

export interface CurrentHeading {
  /** Highlighted in the outline. */
  highlighted?: string;
  /** To be named by a link to this place: empty above the first heading, absent without an outline. */
  linked?: string;
}

const nowhere: CurrentHeading = {};
let current = nowhere;
const listeners = new Set<() => void>();

/** The heading the reader is at; the same object until it changes. */
export function getCurrentHeading(): CurrentHeading {
  return current;
}

/** What a server knows: nothing. */
export function getServerHeading(): CurrentHeading {
  return nowhere;
}

/** Tells the listeners when the heading changes. */
export function setCurrentHeading(next: CurrentHeading): void {
  if (next.highlighted === current.highlighted && next.linked === current.linked) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` at every change until the returned function is called. */
export function subscribeToHeading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
