/** Width that fits on the line of an entry, in Latin characters; Chinese ones take two. */
const LIMIT = 80;

/**
 * What a description says first, on one line: the part before a colon, or as many of its clauses,
 * or else words, as fit. An ellipsis stands for the rest of a sentence.
 */
export function lead(description: string): string {
  const [first = ''] = description.split(/:\s|：/);
  const whole = fitting(first);
  if (whole === first.length) return first;
  const clause = first.slice(0, whole + 1).replace(/(?:, |，|、|；)(?:(?!, |，|、|；).)*$/s, '');
  if (clause.length > whole / 2 && clause.length <= whole) return `${clause}…`;
  return `${first.slice(0, whole).replace(/[\s,，、；]+\w*$/, '')}…`;
}

/** How many characters of a text are within the limit. */
function fitting(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) {
    width += /[\u2e80-\uffef]/.test(text[index] ?? '') ? 2 : 1;
    if (width > LIMIT) return index;
  }
  return text.length;
}
