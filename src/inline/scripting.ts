/**
 * Marks the document as one with scripts, until one of its own fails to arrive or to start: without
 * the mark, styles show everything that scripts would open, and no control that needs them. Runs
 * inline in the head, as text: it may use nothing from outside.
 */
export function markScripted(): void {
  const { dataset } = document.documentElement;
  dataset.scripted = '';
  const onError = ({ target }: Event) => {
    if ('hydrated' in dataset) removeEventListener('error', onError, true);
    else if (target === window || target instanceof HTMLScriptElement) delete dataset.scripted;
  };
  // Captured: the failure of a file does not bubble.
  addEventListener('error', onError, true);
}
