/** Elements that serve as anchors when the page changes. */
const blocks = ':is(h1, h2, h3, h4, p, li, pre, tr)';

/**
 * Changes the page and keeps the scroll position relative to the content: the first visible block
 * that remains stays in place, otherwise the last one above it.
 *
 * @param change - changes the document, synchronously
 */
export function keepPlace(change: () => void): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) || 0;
  const places = [...document.querySelectorAll(`main ${blocks}`)]
    .filter(isShown)
    .map((block) => ({ block, top: block.getBoundingClientRect().top }));
  // Scroll positions may be off by a pixel.
  const firstInView = places.findIndex(({ top }) => top >= start - 2);
  const split = firstInView === -1 ? places.length : firstInView;
  const isAtTop = window.scrollY === 0;
  change();
  if (isAtTop) return;
  const nearest = [...places.slice(split), ...places.slice(0, split).reverse()];
  const kept = nearest.find(({ block }) => isShown(block));
  if (!kept) return;
  const moved = kept.block.getBoundingClientRect().top - kept.top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

const isShown = (element: Element) => element.getClientRects().length > 0;
