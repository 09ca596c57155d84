/**
 * Replacements in the source of pages, for Rspress's option `replaceRules`. They apply to the search
 * index, too.
 */
export const replaceRules: { search: RegExp; replace: string }[] = [
  // Comments for writers would be found by the search, and be the title of a callout.
  { search: / ?\{\/\* (?:claim|version): .*?\*\/\}/g, replace: '' },
  // In the search index, the words of adjacent parts for different versions must not join. Pages
  // are compiled from tags with `minors`.
  { search: /<\/For><For v="([^"]*)">/g, replace: '</For> / <For v="$1">' },
];
