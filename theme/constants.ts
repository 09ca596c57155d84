/**
 * Values that are product decisions: readers rely on them, so tests/structure/constants.test.ts
 * guards against accidental changes.
 */

/** Duration of the feedback after copying, in milliseconds. */
export const copyFeedbackMs = 2000;

/** Delay before the progress bar is shown during navigation, in milliseconds. */
export const progressDelayMs = 200;

/** Progress bar: initial width (share), animation and trickle steps (milliseconds, share). */
export const progressBar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };

/** Image zoom: margin around an open image, and scroll distance that closes it, in pixels. */
export const zoomMargin = 0;
export const zoomScrollOffset = 40;

/** Minimum interval between calls of scroll handlers, in milliseconds. */
export const scrollThrottleMs = 200;

/** Breakpoints in pixels: minimum viewport width for a sidebar column, and for the full navbar. */
export const sidebarMinWidth = 1024;
export const navbarMinWidth = 768;

/** Maximum number of social links outside the menu. */
export const shownAccounts = 5;

/** Delay before the tool menu opens or closes on hover, in milliseconds. */
export const toolMenuDelayMs = 100;
