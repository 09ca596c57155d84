/** State of entries in every documented minor, with deprecations and removals. */
import { minors, newestPatch } from '../versions.ts';
import { createHistory } from './history.ts';
import type { HistoryFile, ThingKind, ThingState } from './index.ts';
import type { Life } from './shown.ts';
import { minorOf, sinceOf, stateAt } from './timeline.ts';

/** Lookups in the history, by minor. */
export type States = ReturnType<typeof createStates>;

/** @param file - content of `src/data/history.json` */
export function createStates(file: HistoryFile) {
  const { things, versions } = file;
  const history = createHistory(file);
  const { thing, allIn } = history;
  const first = versions[0] ?? '';
  const stateIn = (kind: ThingKind, name: string, minor: string) =>
    stateAt(thing(kind, name), newestPatch[minor] ?? '');

  /** The oldest version of a minor that was read is displayed as the minor. */
  const displayedVersion = (version: string): string => {
    const minor = minorOf(version);
    return versions.find((one) => minorOf(one) === minor) === version ? minor : version;
  };

  /** State by minor; minors without the entry get the state of the nearest minor that has it. */
  function statesOf(kind: ThingKind, name: string): (minor: string) => ThingState {
    const own = minors.map((minor) => stateIn(kind, name, minor));
    const newest = own.find((state) => state !== undefined);
    if (!newest) throw new Error(`no documented minor has ${name}`);
    let last = newest;
    const filled = own.map((state) => {
      last = state ?? last;
      return last;
    });
    return (minor) => filled[minors.indexOf(minor)] ?? newest;
  }

  /** @returns when the entry was added, and whether it was deprecated or removed */
  function lifeOf(kind: ThingKind, name: string): Life {
    const one = thing(kind, name);
    const { replacement = null, changes = [] } = one;
    const state = (minor: string) => stateIn(kind, name, minor);
    const present = minors.filter(state);
    const older = minors.slice(minors.indexOf(present.at(-1) ?? '') + 1);
    const newer = minors.slice(0, minors.indexOf(present[0] ?? ''));
    const since = displayedVersion(sinceOf(one, first));
    const life: Life = { since };
    if (older.length > 0) life.notIn = older.join(' ');
    const deprecated = present.filter((minor) => state(minor)?.deprecated !== undefined);
    if (deprecated.length > 0) {
      const change = changes.find(({ what, after }) => what === 'deprecated' && after);
      life.deprecated = { version: change ? displayedVersion(change.version) : since, replacement };
      if (deprecated.length < minors.length) life.deprecated.minors = deprecated.join(' ');
    }
    const last = changes.at(-1);
    if (last?.what === 'removed') {
      life.removed = {
        version: displayedVersion(last.version),
        replacement,
        minors: newer.join(' '),
      };
    }
    return life;
  }

  /** Type definitions in a minor. */
  const definitions = (kind: 'types' | 'apiTypes') => {
    const tables = new Map<string, Record<string, string>>();
    return (minor: string) => {
      const known = tables.get(minor);
      if (known) return known;
      const entries = Object.entries(allIn(kind, minor));
      const table = Object.fromEntries(entries.map(([name, one]) => [name, `${one.definition}`]));
      tables.set(minor, table);
      return table;
    };
  };
  /** Public entries of a kind that belong to another entry, in any documented minor. */
  const namesBelow = (kind: ThingKind, isBelow: (name: string) => boolean) =>
    Object.keys(things[kind]).filter((name) => {
      if (!isBelow(name)) return false;
      return minors.some((minor) => {
        const state = stateIn(kind, name, minor);
        return state && !state.private;
      });
    });

  return {
    ...history,
    things,
    versions,
    displayedVersion,
    statesOf,
    lifeOf,
    definitions,
    namesBelow,
  };
}
