/**
 * Marks the document as scripted until one of its scripts fails to load or to start. Without the
 * mark, styles show all content that scripts would reveal, and hide controls that need scripts.
 * Runs as an inline script in the head: it is serialized, so it may not use anything from outside.
 */
export function markScripted(): void {
  const { dataset } = document.documentElement;
  dataset.scripted = '';
  const onError = ({ target }: Event) => {
    if ('hydrated' in dataset) removeEventListener('error', onError, true);
    else if (target === window || target instanceof HTMLScriptElement) delete dataset.scripted;
  };
  // In the capture phase, as errors of resources do not bubble.
  addEventListener('error', onError, true);
}
