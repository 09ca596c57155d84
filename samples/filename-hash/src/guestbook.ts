export function createGuestbook(): HTMLElement {
  const form = document.createElement('form');
  form.ariaLabel = GUESTBOOK_TITLE;
  form.append(document.createElement('textarea'));
  return form;
}
