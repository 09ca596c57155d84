/**
 * Maximum width of a description in one line, in Latin characters; Chinese characters count as two.
 */
const LIMIT = 80;

/**
 * Shortens a description to one line: the part before a colon, or as many clauses or words as fit,
 * with an ellipsis if a sentence is cut.
 */
export function lead(description: string): string {
  const [first = ''] = description.split(/:\s|：/);
  const whole = fitting(first);
  if (whole === first.length) return first;
  const clause = first.slice(0, whole + 1).replace(/(?:, |，|、|；)(?:(?!, |，|、|；).)*$/s, '');
  if (clause.length > whole / 2 && clause.length <= whole) return `${clause}…`;
  return `${first.slice(0, whole).replace(/[\s,，、；]+\w*$/, '')}…`;
}

/** Number of characters within the limit. */
function fitting(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) {
    width += /[\u2e80-\uffef]/.test(text[index] ?? '') ? 2 : 1;
    if (width > LIMIT) return index;
  }
  return text.length;
}
