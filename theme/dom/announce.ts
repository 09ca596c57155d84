let region: HTMLElement | undefined;

/**
 * Adds the live region to the page, into the open dialog if there is one: screen readers announce
 * nothing outside of it, and nothing in a region that appears together with its text.
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

/** Has screen readers announce a message, without interrupting what they say. */
export function announce(text: string): void {
  prepareAnnouncements().textContent = text;
}
