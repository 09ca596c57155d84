/** Id of the element at the beginning of the main content. */
export const mainStartId = 'main-start';

/**
 * Tag for the head: browsers that support it do not paint a page before that element has been
 * parsed. Otherwise they might paint half of the navbar, and move its end when the rest arrives.
 */
export const waitForMain = `<link rel="expect" href="#${mainStartId}" blocking="render">`;
