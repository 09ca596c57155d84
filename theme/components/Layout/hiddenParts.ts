/** Parts of the page that a query parameter can hide, by the name of their front matter flag. */
const hideableParts = ['navbar', 'sidebar', 'outline', 'footer'] as const;
export type HideablePart = (typeof hideableParts)[number];

/**
 * @param search - query of the URL, with or without the question mark
 * @returns the parts whose parameter is exactly `0`
 */
export function hiddenParts(search: string): HideablePart[] {
  const query = new URLSearchParams(search);
  return hideableParts.filter((part) => query.get(part) === '0');
}
