/** Longer code of an object than this is shown with a member a line. */
const longestLine = 60;

/**
 * Members of an object literal.
 *
 * @param code - JavaScript, as the facts write it
 * @returns the text of each member, or null when the code is no object literal or an empty one
 */
export function objectMembers(code: string): string[] | null {
  const inner = /^\{\s*([\s\S]+?)\s*\}$/.exec(code)?.[1];
  if (!inner) return null;
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < inner.length; at++) {
    const letter = inner[at] as string;
    if (quote) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('{[('.includes(letter)) depth++;
    else if ('}])'.includes(letter)) depth--;
    else if (letter === ',' && depth === 0) {
      members.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...members, inner.slice(start).trim()].filter(Boolean);
}

/**
 * Code as a reader can take it in: a long object gets a line a member.
 *
 * @param code - JavaScript on one line
 */
export function breakObject(code: string): string {
  const members = code.length > longestLine ? objectMembers(code) : null;
  if (!members) return code;
  return `{\n${members.map((member) => `  ${member},`).join('\n')}\n}`;
}

/**
 * The part of an object that another value of it changes.
 *
 * @param code - the object
 * @param other - what it is compared with
 * @returns an object literal of the members that `other` does not have in this form; the whole code
 *   when one of the two is no object
 */
export function changedMembers(code: string, other: string): string {
  const members = objectMembers(code);
  const others = objectMembers(other);
  if (!members || !others) return code;
  const changed = members.filter((member) => !others.includes(member));
  return changed.length > 0 ? `{ ${changed.join(', ')} }` : code;
}
