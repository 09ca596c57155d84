/** Longer code than this is shown as a block, an object or array with a member a line. */
const longestLine = 72;

/** A block of more members than this is folded away. */
const mostMembers = 4;

interface Literal {
  brackets: readonly [open: string, close: string];
  /** Between members: types of objects have semicolons. */
  separator: ',' | ';';
  /** Code of each member. */
  members: string[];
}

/**
 * Takes an object or array literal, or the type of an object, apart; null when the code is none of
 * them, or an empty one.
 */
function parseLiteral(code: string): Literal | null {
  return membersOf(code, ';') ?? membersOf(code, ',');
}

function membersOf(code: string, separator: Literal['separator']): Literal | null {
  const [, open = '', inner] = /^([{[])\s*([\s\S]+?)\s*[}\]]$/.exec(code) ?? [];
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
    else if (letter === separator && depth === 0) {
      members.push(inner.slice(start, at).trim());
      start = at + 1;
    }
    // What closes before the end belongs to other code: `[1].concat([2])`.
    if (depth < 0) return null;
  }
  // Without a semicolon, it may still have commas.
  if (separator === ';' && members.length === 0) return null;
  members.push(inner.slice(start).trim());
  return {
    separator,
    brackets: open === '{' ? ['{ ', ' }'] : ['[', ']'],
    members: members.filter(Boolean),
  };
}

const write = ({ brackets: [open, close], separator }: Literal, members: readonly string[]) =>
  `${open}${members.join(`${separator} `)}${close}`;

/**
 * Members of an object or array literal.
 *
 * @param code - JavaScript, as the facts write it
 * @returns the code of each member, or null when the code is no such literal or an empty one
 */
export function literalMembers(code: string): string[] | null {
  return parseLiteral(code)?.members ?? null;
}

/** Code as a reader can take it in. */
export interface Layout {
  /** `inline` code is part of a line of text; a `folded` block shows its `summary` until it is opened. */
  kind: 'inline' | 'block' | 'folded';
  code: string;
  /** The names of the members, as code. */
  summary?: string;
}

/**
 * Lays code out: a long object or array gets a line a member, one of many members is folded.
 *
 * @param code - JavaScript or a type on one line
 */
export function layOut(code: string): Layout {
  if (code.length <= longestLine) return { kind: 'inline', code };
  const literal = parseLiteral(code);
  if (!literal) return { kind: 'block', code };
  const { members, brackets, separator } = literal;
  const [open, close] = brackets.map((bracket) => bracket.trim());
  const block = `${open}\n${members.map((member) => `  ${member}${separator}`).join('\n')}\n${close}`;
  if (members.length <= mostMembers) return { kind: 'block', code: block };
  const names = members.map((member) => /^[\w$'-]+(?=\??\s*:)/.exec(member)?.[0] ?? '…');
  return { kind: 'folded', code: block, summary: write(literal, names) };
}

/**
 * The part of an object or array that another value of it changes.
 *
 * @param code - the value
 * @param other - what it is compared with
 * @returns a literal of the members that `other` does not have in this form; the whole code when
 *   there are none, or when one of the two is no such literal
 */
export function changedMembers(code: string, other: string): string {
  const literal = parseLiteral(code);
  const others = literalMembers(other);
  if (!literal || !others) return code;
  const changed = literal.members.filter((member) => !others.includes(member));
  return changed.length > 0 ? write(literal, changed) : code;
}

/**
 * What two objects or arrays have in common, and what each has beyond it.
 *
 * @param one - the value in one mode
 * @param other - the value in the other
 * @returns literals, an empty string where nothing is left; null when nothing is in common
 */
export function shareMembers(
  one: string,
  other: string,
): { common: string; one: string; other: string } | null {
  const [first, second] = [parseLiteral(one), parseLiteral(other)];
  if (!first || !second) return null;
  const isShared = (member: string) =>
    first.members.includes(member) && second.members.includes(member);
  const common = first.members.filter(isShared);
  if (common.length === 0) return null;
  const rest = (literal: Literal) => {
    const own = literal.members.filter((member) => !isShared(member));
    return own.length > 0 ? write(literal, own) : '';
  };
  return { common: write(first, common), one: rest(first), other: rest(second) };
}
