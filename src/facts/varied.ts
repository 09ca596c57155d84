/** Combines values by minor version if adjacent minors have the same one. */
import { minors } from '../versions.ts';
import { aliasesIn } from './lookup.ts';
import type { ShownAlias, Varied } from './shown.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @param valueIn - returns the value for a documented minor
 * @returns one entry per run of adjacent minors with equal values
 */
export function variedBy<T>(valueIn: (minor: string) => T): Varied<T> {
  const runs: { value: T; minors: string[] }[] = [];
  for (const minor of minors) {
    const value = valueIn(minor);
    const last = runs.at(-1);
    if (last && same(last.value, value)) last.minors.push(minor);
    else runs.push({ value, minors: [minor] });
  }
  if (runs.length === 1) return runs.map(({ value }) => ({ value }));
  return runs.map(({ value, minors: own }) => ({ value, minors: own.join(' ') }));
}

/** @returns the value in a minor */
export function valueIn<T>(values: Varied<T>, minor: string): T | undefined {
  return values.find(({ minors: own }) => !own || own.split(' ').includes(minor))?.value;
}

/**
 * Definitions of the type names in texts, by minor where they differ.
 *
 * @param textsIn - returns the texts for a documented minor
 * @param typesIn - definitions of a minor by name
 * @param options - as in `aliasesIn`
 */
export function variedAliases(
  textsIn: (minor: string) => readonly string[],
  typesIn: (minor: string) => Readonly<Record<string, string>>,
  { except, depth }: { except?: readonly string[]; depth?: number } = {},
): ShownAlias[] {
  const found = new Map(
    minors.map((minor) => {
      const aliases = aliasesIn(textsIn(minor), typesIn(minor), except, depth);
      return [minor, new Map(aliases.map(({ name, definition }) => [name, definition]))];
    }),
  );
  const names = new Set([...found.values()].flatMap((table) => [...table.keys()]));
  return [...names].flatMap((name) =>
    variedBy((minor) => found.get(minor)?.get(name)).flatMap(({ value, minors: own }) =>
      value === undefined ? [] : [{ name, definition: value, ...(own && { minors: own }) }],
    ),
  );
}
