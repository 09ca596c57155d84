/**
 * Minimum width of a description, in Latin characters; Chinese characters count as two. Shorter
 * clauses say too little, or are part of an enumeration.
 */
const minWidth = 40;

/** Shortens a description to what precedes its details: a colon, or the end of its first clauses. */
export function lead(description: string): string {
  const [statement = ''] = description.split(/:\s|：/);
  let short = '';
  for (const clause of statement.split(/(?<=, |，|；)/)) {
    short += clause;
    if (widthOf(short) >= minWidth) break;
  }
  return short.replace(/(?:, |[，；.。])$/, '');
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += /[\u2e80-\uffef]/.test(letter) ? 2 : 1;
  return width;
}
