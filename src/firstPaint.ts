/** Id of the mark where the main part of a page begins. */
export const mainStartId = 'main-start';

/**
 * Tag for the head: browsers that know it paint a page no earlier than its mark has arrived. A bar
 * of which one half is still on its way would be painted with what there is at its end, and that
 * moves away when the other half arrives.
 */
export const waitForMain = `<link rel="expect" href="#${mainStartId}" blocking="render">`;
