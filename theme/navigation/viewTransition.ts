/** Event on `window` after a change of language or theme has been shown. */
export const contentReloadEvent = 'RspressReloadContent';

/**
 * Shows a change of language or theme through a view transition where the browser has them and the
 * reader does not mind motion, then announces it.
 *
 * @param apply - changes the document, synchronously
 * @returns the transition, so that the caller may animate it; undefined when there is none
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
  // A transition that is skipped (another one began) rejects `ready`, and still finishes.
  transition.ready.catch(() => undefined);
  transition.finished.then(announce, announce);
  return transition;
}
