import { formatDefault } from '../../src/facts/lookup.ts';

/** One table of a facts file, and the same read off the installed package. */
export interface Comparison {
  /** Path of the file, for messages. */
  file: string;
  /** What was installed: `@rsbuild/core 1.7.6`. */
  installed: string;
  /** Entries of the file by name. */
  stored: Record<string, object>;
  /** Entries read off the package by name; their fields are the ones compared. */
  real: Record<string, object>;
  /** Fields compared. */
  fields: readonly string[];
}

/** A field as a reader of the message wants it: code for values, text for text. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  return formatDefault(value as Parameters<typeof formatDefault>[0]);
}

/** Equality in any order of members. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (a && b && typeof a === 'object' && typeof b === 'object') {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => sameValue(a[key as keyof typeof a], b[key as keyof typeof b]));
  }
  return a === b;
}

/**
 * Holds a table against the installed package.
 * @returns a message for every difference: file, name, field, and both values
 */
export function compareFacts({ file, installed, stored, real, fields }: Comparison): string[] {
  const problems: string[] = [];
  for (const name of Object.keys(stored)) {
    if (!(name in real)) problems.push(`${file}: ${name}: not in the installed ${installed}`);
  }
  for (const [name, entry] of Object.entries(real)) {
    const own = stored[name];
    if (!own) {
      problems.push(`${file}: ${name}: missing, the installed ${installed} has it`);
      continue;
    }
    for (const field of fields) {
      const [data, truth] = [own[field as keyof typeof own], entry[field as keyof typeof entry]];
      if (sameValue(data, truth)) continue;
      problems.push(
        `${file}: ${name}: ${field} is ${shown(data)} in the data, ` +
          `${shown(truth)} in the installed ${installed}`,
      );
    }
  }
  return problems;
}
