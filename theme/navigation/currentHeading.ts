/** The heading the reader is at: found by the outline, read by whoever links to it. */
import { createStore } from '../hooks/createStore.ts';

export interface HeadingPosition {
  id: string;
  /** Distance from the top of the viewport, in pixels. */
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
export function isAtEnd(page: { scrolled: number; viewport: number; height: number }): boolean {
  return page.scrolled > 0 && page.scrolled + page.viewport >= page.height - 2;
}

/**
 * Heading a link to this place should name: the one in the URL as long as it is on screen, else the
 * highlighted one.
 */
export function readersHeading(
  inUrl: { id: string; onScreen: boolean } | undefined,
  highlighted: string | undefined,
): string | undefined {
  return inUrl?.onScreen ? inUrl.id : highlighted;
}

export interface CurrentHeading {
  /** Highlighted in the outline. */
  highlighted?: string;
  /** To be named by a link to this place: empty above the first heading, absent without an outline. */
  linked?: string;
}

/** The heading the reader is at; empty on the server. */
export const currentHeading = createStore<CurrentHeading>(
  {},
  (a, b) => a.highlighted === b.highlighted && a.linked === b.linked,
);
