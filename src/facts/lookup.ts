/** Names and values of the facts as text, and the closest names to a wrong one. */
import leven from 'leven';
import type { FactValue, ModeCode, ModeValue, TypeAlias } from './index.ts';

/**
 * The names most like a wrong one, the last part of a dotted name counting most.
 *
 * @param count - how many to return
 * @returns best first
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

/** @returns the error for an unknown name, with the closest known ones */
export function unknownName(name: string, known: readonly string[], kind: string): Error {
  return new Error(
    `unknown ${kind} '${name}', did you mean ${closestNames(name, known).join(', ')}?`,
  );
}

/**
 * @param kind - what the name is, for the message
 * @throws {Error} with the closest names if there is no such entry
 */
export function lookUp<T>(table: Record<string, T>, name: string, kind: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry !== undefined) return entry;
  throw unknownName(name, Object.keys(table), kind);
}

/**
 * How a value is written as JavaScript: strings in single quotes, properties without quotes where
 * the grammar allows, `{ $code }` as its code.
 */
export function formatDefault(value: FactValue | undefined): string {
  if (value === undefined) return 'undefined';
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

/** @returns the code of a value in each mode */
export function formatModes(value: ModeValue): ModeCode {
  const [development, production] =
    'value' in value ? [value.value, value.value] : [value.development, value.production];
  return { development: formatDefault(development), production: formatDefault(production) };
}

/**
 * The type names that texts mention, directly or through the definition of another name.
 *
 * @param types - definitions by name, with type parameters in the name
 * @param except - names that need no definition
 * @param depth - how far from the texts names are followed: 1 for those in the texts themselves
 * @returns in the order in which a reader meets them
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
