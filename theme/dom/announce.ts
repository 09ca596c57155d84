let region: HTMLElement | undefined;

/**
 * Adds the live region to the page, or to the open dialog: screen readers ignore regions outside a
 * modal dialog, and text that is added together with its region.
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

/** Announces a message to screen readers, without interrupting them. */
export function announce(text: string): void {
  prepareAnnouncements().textContent = text;
}
