import { formatDefault } from '../../src/facts/lookup.ts';

/** A table of a facts file, and the same data read from the installed package. */
export interface Comparison {
  /** Path of the file, for messages. */
  file: string;
  /** Installed package: `@rsbuild/core 1.7.6`. */
  installed: string;
  /** Entries of the file by name. */
  stored: Record<string, object>;
  /** Entries read from the package, by name; their fields are compared. */
  real: Record<string, object>;
  /** Fields to compare. */
  fields: readonly string[];
}

/** Formats a field for a message: values as code, text as it is. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  return formatDefault(value as Parameters<typeof formatDefault>[0]);
}

/** Equality regardless of the order of members. */
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
 * Compares a table with the installed package.
 * @returns a message for each difference: file, name, field, and both values
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
