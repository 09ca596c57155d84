/** Replacements for deprecated and removed entries. */
import type { HistoryFile, ThingHistory, ThingKind } from '../../src/facts/index.ts';
import { type Replacement, replacements } from './replacements.ts';

/** The first name in backticks in a deprecation note, which is the replacement. */
export function replacementIn(note: string): string | null {
  return /^(?:Please )?[Uu]se `([^`]+)`/.exec(note)?.[1] ?? null;
}

/** Deprecation note of an entry, or the one that it had before it was removed. */
function noteOf({ now, changes = [] }: ThingHistory): string | undefined {
  const last = now ?? changes.findLast(({ what }) => what === 'removed')?.before;
  return (last as { deprecated?: string } | undefined)?.deprecated;
}

/**
 * Replacement for a deprecated or removed entry.
 * @param table replacements that no deprecation note mentions
 * @returns null if there is none, undefined if the entry is neither deprecated nor removed
 * @throws if a row of the table is not needed
 */
export function replacementOf(
  name: string,
  thing: ThingHistory,
  table: Record<string, Replacement>,
): string | null | undefined {
  const note = noteOf(thing);
  const named = note === undefined ? null : replacementIn(note);
  const row = table[name];
  if (row && named) throw new Error(`${name}: a note names ${named}, drop its row`);
  const isKept = thing.now !== undefined && note === undefined;
  if (row && isKept) throw new Error(`${name}: 2.x still has it, drop its row`);
  return isKept ? undefined : (named ?? row?.use ?? null);
}

/**
 * Replacement for an entry of a kind; definitions of types have none.
 * @throws if a row of the table for the kind is not needed
 */
export function findReplacement(
  kind: ThingKind,
  name: string,
  thing: ThingHistory,
): string | null | undefined {
  return kind === 'types' || kind === 'apiTypes'
    ? undefined
    : replacementOf(name, thing, replacements[kind] ?? {});
}

/** Adds replacements to all deprecated and removed entries. */
export function withReplacements(
  things: HistoryFile['things'],
  find: (kind: ThingKind, name: string, thing: ThingHistory) => string | null | undefined,
): void {
  for (const [kind, table] of Object.entries(things) as [
    ThingKind,
    Record<string, ThingHistory>,
  ][]) {
    for (const [name, thing] of Object.entries(table)) {
      const replacement = find(kind, name, thing);
      if (replacement !== undefined) thing.replacement = replacement;
    }
  }
}
