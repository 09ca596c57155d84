/**
 * The heading that the reader is at: determined by the outline, used by links to the current
 * position.
 */
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
 * @param view - `offset`: distance from the top of the viewport at which headings stop when
 *   scrolled to; `atEnd`: the page is scrolled to the bottom, so that the last heading is current
 *   even if it cannot reach the top
 * @returns its id; undefined above the first heading
 */
export function headingInView(
  headings: readonly HeadingPosition[],
  view: { offset: number; atEnd: boolean },
): string | undefined {
  if (view.atEnd) return headings.at(-1)?.id;
  // Scroll positions may be off by a pixel.
  return headings.filter((heading) => heading.top <= view.offset + 2).at(-1)?.id;
}

/**
 * Whether a page is scrolled to the bottom; false for pages that do not scroll, as all headings are
 * visible.
 */
export function isAtEnd(page: { scrolled: number; viewport: number; height: number }): boolean {
  return page.scrolled > 0 && page.scrolled + page.viewport >= page.height - 2;
}

/**
 * Heading for links to the current position: the one in the URL while it is visible, otherwise the
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
  /**
   * For links to the current position: empty above the first heading, absent without an outline.
   */
  linked?: string;
}

/** The current heading; empty on the server. */
export const currentHeading = createStore<CurrentHeading>(
  {},
  (a, b) => a.highlighted === b.highlighted && a.linked === b.linked,
);
