/**
 * Makes everything but one element unreachable and stops the page from scrolling, as long as a
 * drawer is open.
 *
 * @param element - the drawer
 * @returns function that undoes it
 */
export function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      const isSpared = sibling === at || 'announcements' in (sibling as HTMLElement).dataset;
      if (sibling instanceof HTMLElement && !isSpared && !sibling.inert) others.push(sibling);
    }
  }
  for (const other of others) other.inert = true;
  const unlock = lockScroll();
  return () => {
    for (const other of others) other.inert = false;
    unlock();
  };
}

/** Stops the page from scrolling until the returned function is called. */
export function lockScroll(): () => void {
  document.documentElement.dataset.scrollLocked = '';
  return () => {
    delete document.documentElement.dataset.scrollLocked;
  };
}
