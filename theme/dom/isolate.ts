/**
 * Makes everything outside an element inert and prevents the page from scrolling, while a drawer is
 * open.
 *
 * @param element - the drawer
 * @returns function that restores the page
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

/** Siblings of an element and of its ancestors that are not inert yet. */
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

/** Number of active scroll locks. */
let locks = 0;

/** Prevents the page from scrolling until the returned function is called. */
export function lockScroll(): () => void {
  const { clientWidth, dataset } = document.documentElement;
  if (locks++ === 0) dataset.scrollLocked = window.innerWidth > clientWidth ? 'with-scrollbar' : '';
  return () => {
    if (--locks === 0) delete dataset.scrollLocked;
  };
}
