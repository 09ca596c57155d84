/** Computes the state of an entry in a version from its newest state and its changes. */
import { compare } from 'semver';
import type { Change, ThingHistory, ThingState } from './index.ts';

/**
 * @param version - `1.4.16`
 * @returns its minor: `1.4`
 */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * @param thing - any entry of the history
 * @param version - full version: `1.4.16`
 * @returns the state in that version; undefined if the version does not have it
 */
export function stateAt(thing: ThingHistory, version: string): ThingState | undefined {
  let state = thing.now;
  for (const change of (thing.changes ?? []).toReversed()) {
    if (compare(change.version, version) <= 0) break;
    state = stateBefore(state, change);
  }
  return state;
}

/** Reverts one change. */
function stateBefore(state: ThingState | undefined, change: Change): ThingState | undefined {
  if (change.what === 'added') return undefined;
  if (change.what === 'removed') return change.before as ThingState;
  const { [change.what]: _, ...rest } = state ?? {};
  return change.before === undefined ? rest : { ...rest, [change.what]: change.before };
}

/**
 * @param thing - any entry of the history
 * @param first - oldest version that was read
 * @returns the first version that has it
 */
export function sinceOf(thing: ThingHistory, first: string): string {
  const [oldest] = thing.changes ?? [];
  return oldest?.what === 'added' ? oldest.version : first;
}
