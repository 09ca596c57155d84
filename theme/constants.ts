/**
 * Numbers of the theme that are product decisions: readers and their habits rely on them, so none
 * changes by the way (tests/structure/constants.test.ts).
 */

/** How long a copy button says 'copied', in milliseconds. */
export const copyFeedbackMs = 2000;

/** A navigation that takes longer than this shows the progress bar, in milliseconds. */
export const progressDelayMs = 200;

/** Progress bar: first width (share), animation and trickle steps (milliseconds, share). */
export const progressBar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };

/** Image zoom: margin around an open image, and how far one scrolls until it closes, in pixels. */
export const zoomMargin = 0;
export const zoomScrollOffset = 40;

/** Scroll handlers run at most once in this time, in milliseconds. */
export const scrollThrottleMs = 200;

/** Breakpoints in pixels: from the first on, a sidebar column; from the second, the full navbar. */
export const sidebarMinWidth = 1024;
export const navbarMinWidth = 768;

/** Icons of accounts beside each other; further ones go into a menu. */
export const shownAccounts = 5;

/** The tool menu opens and closes this long after the pointer comes and goes, in milliseconds. */
export const toolMenuDelayMs = 100;
