let region: HTMLElement | undefined;

/**
 * Readies the live region. It has to be on the page before its text changes, or screen readers stay
 * silent; and inside an open dialog, outside of which they hear nothing.
 */
export function prepareAnnouncements(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    region.dataset.announcements = '';
  }
  const place = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement !== place) place.append(region);
  return region;
}

/** Has screen readers say something when they are done with the sentence at hand. */
export function announce(text: string): void {
  prepareAnnouncements().textContent = text;
}
