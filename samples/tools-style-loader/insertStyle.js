// In front of the styles of the page, which therefore win.
export default function insertStyle(style) {
  const first = document.head.querySelector(':not([data-widget])');
  document.head.insertBefore(style, first);
}
