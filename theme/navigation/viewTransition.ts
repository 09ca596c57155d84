/** Event on `window` after the language or theme has changed. */
export const contentReloadEvent = 'RspressReloadContent';

/**
 * Changes language or theme in a view transition if the browser supports it and the reader does not
 * prefer reduced motion, then dispatches the event.
 *
 * @param apply - changes the document, synchronously
 * @returns the transition, so that the caller can animate it; undefined if there is none
 */
export function changeContent(apply: () => void): ViewTransition | undefined {
  const announce = () => {
    window.dispatchEvent(new CustomEvent(contentReloadEvent));
  };
  const animated =
    typeof document.startViewTransition === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animated) {
    apply();
    announce();
    return undefined;
  }
  const transition = document.startViewTransition(apply);
  // `ready` rejects if another transition begins; the transition still finishes.
  transition.ready.catch(() => undefined);
  transition.finished.then(announce, announce);
  return transition;
}
