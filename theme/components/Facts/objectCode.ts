/** Longer code is shown as a block, with one line per member of an object or array. */
const longestLine = 72;

/** Blocks with more members are collapsed. */
const mostMembers = 4;

interface Literal {
  brackets: readonly [open: string, close: string];
  /** Separator between members; object types use semicolons. */
  separator: ',' | ';';
  /** Code of each member. */
  members: string[];
}

/**
 * Splits an object or array literal, or an object type, into its members; null for other code and
 * empty literals.
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
    // A bracket closed before the end, so more code follows the literal: `[1].concat([2])`.
    if (depth < 0) return null;
  }
  // If there are no semicolons, the members may be separated by commas.
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
 * @param code - JavaScript, as formatted in the facts
 * @returns the code of each member; null if the code is not a literal, or an empty one
 */
export function literalMembers(code: string): string[] | null {
  return parseLiteral(code)?.members ?? null;
}

/** Display form of a piece of code. */
export interface Layout {
  /**
   * `inline` code is part of a line of text; a `folded` block shows only its `summary` until it is
   * opened.
   */
  kind: 'inline' | 'block' | 'folded';
  code: string;
  /** Names of the members, as code. */
  summary?: string;
}

/**
 * Chooses the display form: long objects and arrays get one line per member, those with many
 * members are collapsed.
 *
 * @param code - JavaScript or a type, on one line
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
 * The members of an object or array that differ from another value.
 *
 * @param code - the value
 * @param other - the value to compare with
 * @returns a literal with the members that differ; the whole code if there are none, or if either
 *   value is not a literal
 */
export function changedMembers(code: string, other: string): string {
  const literal = parseLiteral(code);
  const others = literalMembers(other);
  if (!literal || !others) return code;
  const changed = literal.members.filter((member) => !others.includes(member));
  return changed.length > 0 ? write(literal, changed) : code;
}

/**
 * Splits two objects or arrays into what they have in common and what differs.
 *
 * @param one - the value in one mode
 * @param other - the value in the other mode
 * @returns literals, empty strings where nothing is left; null if they have nothing in common
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
