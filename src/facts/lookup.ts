/** Formats names and values of the facts, and suggests the closest names for an unknown one. */
import leven from 'leven';
import type { FactValue, ModeCode, ModeValue, TypeAlias } from './index.ts';

/**
 * The most similar names; the last part of a dotted name counts most.
 *
 * @param count - maximum number of names
 * @returns the most similar one first
 */
export function closestNames(name: string, known: readonly string[], count = 3): string[] {
  const last = (text: string) => text.toLowerCase().split('.').at(-1) ?? '';
  return known
    .map((candidate) => ({
      candidate,
      score:
        leven(name.toLowerCase(), candidate.toLowerCase()) + leven(last(name), last(candidate)),
    }))
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map((entry) => entry.candidate);
}

/** @returns an error for an unknown name that lists the closest known ones */
export function unknownName(name: string, known: readonly string[], kind: string): Error {
  return new Error(
    `unknown ${kind} '${name}', did you mean ${closestNames(name, known).join(', ')}?`,
  );
}

/**
 * @param kind - kind of entry, for the error message
 * @throws {Error} listing the closest names if there is no such entry
 */
export function lookUp<T>(table: Record<string, T>, name: string, kind: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry !== undefined) return entry;
  throw unknownName(name, Object.keys(table), kind);
}

/**
 * Formats a value as JavaScript: strings in single quotes, property names unquoted where possible,
 * `{ $code }` as its code.
 */
export function formatDefault(value: FactValue | undefined): string {
  if (typeof value === 'string') {
    const escaped = value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n');
    return `'${escaped}'`;
  }
  if (Array.isArray(value)) return `[${value.map(formatDefault).join(', ')}]`;
  if (value && typeof value === 'object') {
    if (typeof value.$code === 'string') return value.$code;
    const members = Object.entries(value).map(([key, item]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : formatDefault(key);
      return `${name}: ${formatDefault(item)}`;
    });
    return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
  }
  return String(value);
}

/** @returns the code of the value in each mode */
export function formatModes(value: ModeValue): ModeCode {
  const [development, production] =
    'value' in value ? [value.value, value.value] : [value.development, value.production];
  return { development: formatDefault(development), production: formatDefault(production) };
}

/**
 * Type names that texts mention, directly or through the definitions of other types.
 *
 * @param types - definitions by name, with type parameters in the name
 * @param except - names that need no definition
 * @param depth - levels of definitions to follow: 1 for names in the texts themselves
 * @returns in order of first mention
 */
export function aliasesIn(
  texts: readonly string[],
  types: Readonly<Record<string, string>>,
  except: readonly string[] = [],
  depth = Number.POSITIVE_INFINITY,
): TypeAlias[] {
  const keys = new Map(Object.keys(types).map((key) => [key.replace(/<.*/, ''), key]));
  const found = new Map<string, string>();
  const visit = (text: string, left: number) => {
    if (left === 0) return;
    for (const [, name = ''] of text.matchAll(/(?<![.\w'])([A-Za-z]\w*)\b(?!')/g)) {
      const key = keys.get(name);
      if (key === undefined || found.has(key) || except.includes(name)) continue;
      found.set(key, types[key] ?? '');
      visit(types[key] ?? '', left - 1);
    }
  };
  for (const text of texts) visit(text, depth);
  return [...found].map(([name, definition]) => ({ name, definition }));
}
