// Before the styles of the page, which therefore take precedence.
export default function insertStyle(style) {
  const first = document.head.querySelector(':not([data-widget])');
  document.head.insertBefore(style, first);
}
