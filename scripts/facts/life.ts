/** What becomes of a thing from version to version, as the pages about one version say it. */
import semver from 'semver';
import type { OptionFact, ThingHistory } from '../../src/facts/index.ts';
import { minorOf, sinceOf, stateAt } from '../../src/facts/timeline.ts';
import type { Replacement } from './replacements.ts';

/** First name in code marks of a deprecation note: what to use instead. */
export function replacementIn(note: string): string | null {
  return /^(?:Please )?[Uu]se `([^`]+)`/.exec(note)?.[1] ?? null;
}

/** The deprecation note of a thing, of the newest version that has one. */
function noteOf({ now, changes = [] }: ThingHistory): string | undefined {
  const states = changes.flatMap(({ what, before, after }) =>
    what === 'deprecated'
      ? [before, after]
      : what === 'removed'
        ? [(before as ThingHistory['now'])?.deprecated]
        : [],
  );
  return [...states, now?.deprecated].findLast((note) => note !== undefined) as string | undefined;
}

/**
 * What to use instead of a thing that is deprecated or gone.
 * @param table what no deprecation note says
 * @returns null if there is nothing, undefined if the thing is neither
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
 * @param thing with its replacement
 * @param documented version that the pages are about
 * @param versions all versions that were read, from old to new
 */
export function lifeOf(
  thing: ThingHistory,
  documented: string,
  versions: readonly string[],
): Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> {
  const replacement = thing.replacement ?? null;
  const life: Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> = {
    since: minorOf(sinceOf(thing, versions[0] as string)),
  };
  const deprecating = versions.find((version) => stateAt(thing, version)?.deprecated !== undefined);
  if (deprecating && semver.compare(deprecating, documented) <= 0) {
    life.deprecated = { since: minorOf(deprecating), replacement };
  }
  if (!thing.now) life.in2x = { state: 'removed', replacement };
  else if (thing.now.deprecated !== undefined) life.in2x = { state: 'deprecated', replacement };
  return life;
}
