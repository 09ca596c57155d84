/**
 * Makes everything but one element unreachable and stops the page from scrolling, as long as a
 * drawer is open.
 *
 * @param element - the drawer
 * @returns function that undoes it
 */
export function isolate(element: HTMLElement): () => void {
  finishRelease();
  const others = outside(element);
  for (const other of others) other.inert = true;
  const unlock = lockScroll();
  return () => {
    for (const other of others) other.inert = false;
    unlock();
  };
}

/** The elements beside one and its ancestors that can be reached. */
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

/** A subtree with fewer elements is made unreachable as a whole. */
const pieceSize = 30;

/** How long finding the style of pieces may take in one frame, in milliseconds. */
const frameMs = 3;

/** Does at once what is left to be released. */
let finishRelease = () => {};

/**
 * `isolate` for a page that must not stand still meanwhile. The browser finds the style of
 * everything that becomes unreachable anew, so small subtrees become so frame by frame, then what is
 * around them, which is cheap by then; and in the other order they become reachable again.
 *
 * @param element - the dialog
 * @returns function that undoes it; what holds its parameter is reachable at once
 */
export function isolateInPieces(element: HTMLElement): (opener?: Element | null) => void {
  finishRelease();
  const inside: HTMLElement[] = [];
  const around: HTMLElement[] = [];
  for (const other of outside(element)) cutInPieces(other, inside, around);
  const setter = (piece: HTMLElement, isInert: boolean) => () => {
    piece.inert = isInert;
    return getComputedStyle(piece).color;
  };
  const unlock = lockScroll();
  const stop = inFrames([...inside, ...around].map((piece) => setter(piece, true)));
  return (opener = null) => {
    stop();
    unlock();
    for (const piece of around) piece.inert = false;
    const later = inside.filter((piece) => piece.inert && !piece.contains(opener));
    for (const piece of inside) if (piece.contains(opener)) piece.inert = false;
    const stopRelease = inFrames(later.map((piece) => setter(piece, false)));
    finishRelease = () => {
      stopRelease();
      for (const piece of later) piece.inert = false;
      finishRelease = () => {};
    };
  };
}

/** Collects the small subtrees of an element in `inside`, and what is around them in `around`. */
function cutInPieces(element: HTMLElement, inside: HTMLElement[], around: HTMLElement[]): void {
  if (element.getElementsByTagName('*').length < pieceSize) {
    inside.push(element);
    return;
  }
  for (const child of element.children) {
    if (child instanceof HTMLElement && !child.inert) cutInPieces(child, inside, around);
  }
  around.push(element);
}

/**
 * Takes steps, as many in a frame as there is time for.
 *
 * @param steps - each makes the browser do its work at once, so that its time is seen
 * @returns function that stops it
 */
function inFrames(steps: readonly (() => unknown)[]): () => void {
  let taken = 0;
  let frame = requestAnimationFrame(takeSome);
  function takeSome() {
    const end = performance.now() + frameMs;
    while (taken < steps.length && performance.now() < end) steps[taken++]?.();
    if (taken < steps.length) frame = requestAnimationFrame(takeSome);
  }
  return () => cancelAnimationFrame(frame);
}

/** Stops the page from scrolling until the returned function is called. */
export function lockScroll(): () => void {
  const { clientWidth, dataset } = document.documentElement;
  dataset.scrollLocked = window.innerWidth > clientWidth ? 'with-bar' : '';
  return () => {
    delete dataset.scrollLocked;
  };
}
