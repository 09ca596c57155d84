/**
 * Lookups in the history of the facts: the state in a version, changes, and what an upgrade
 * involves.
 */
import { compare } from 'semver';
import { minorOf as minorOfChoice, newestPatch } from '../versions.ts';
import type {
  Change,
  ChangeCode,
  FactValue,
  HistoryFile,
  HistoryRow,
  ModeValue,
  ThingHistory,
  ThingKind,
  ThingState,
  UpgradeEntry,
} from './index.ts';
import { formatDefault, formatModes, lookUp } from './lookup.ts';
import { minorOf, sinceOf, stateAt } from './timeline.ts';
import { unionChange } from './unionChange.ts';

/**
 * @param version - '1', '1.4' or '1.4.16'
 * @returns the patch version: the newest one of a major or minor
 * @throws {Error} if the version is not documented
 */
export function patchOf(version: string): string {
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  const patch = newestPatch[minorOfChoice(version)];
  if (!patch) throw new Error(`version ${version} is not documented`);
  return patch;
}

/**
 * @param change - of any entry
 * @returns the change with its values as JavaScript code, per mode for defaults; null for a missing
 *   value
 */
export function changeCode({ version, what, before, after }: Change): ChangeCode {
  const code = (value: Change['before']) => {
    // The state of a removed entry adds nothing to its other fields.
    if (value === undefined || what === 'removed') return null;
    if (typeof value === 'string') return value;
    const isByMode = what === 'default' || what.startsWith('effect ');
    return isByMode ? formatModes(value as ModeValue) : formatDefault(value as FactValue);
  };
  return { version, what, before: code(before), after: code(after) };
}

/** @returns whether a path names a member of an option, at any depth */
export const isMemberOf = (path: string, option: string) =>
  path.startsWith(option) && /^(\[\])*\./.test(path.slice(option.length));

/**
 * Options are looked up without the markers of arrays and records, which differ between versions.
 */
export const plainName = (path: string) => path.replace(/\[\]|\.\*/g, '');

/** Fields that the history of an option shows. */
const shown = /^(added|removed|type|default|defaultIn|deprecated|required|topLevelOnly|effect .*)$/;

const isPresence = ({ what }: Change) => what === 'added' || what === 'removed';

/** Whether an option's type differs only inside braces; changed members are listed separately. */
function isInsideBraces({ what, before, after }: Change): boolean {
  if (what !== 'type' || typeof before !== 'string' || typeof after !== 'string') return false;
  const { added, removed } = unionChange(before, after);
  return [...added, ...removed].every((part) => /^\{|^[A-Z]\w*$/.test(part));
}

/** Name and kind of an entry. */
type Place = Pick<UpgradeEntry, 'kind' | 'name'>;

/** @param file - content of `src/data/history.json` */
export function createHistory({ things, versions }: HistoryFile) {
  const first = versions[0] ?? '';
  const optionNames = new Map(Object.keys(things.options).map((name) => [plainName(name), name]));
  /** @returns the path of an option as in the history, with markers of arrays and records */
  const ownName = (name: string) => optionNames.get(plainName(name)) ?? name;

  /** @throws {Error} listing the closest names */
  function thing(kind: ThingKind, name: string): ThingHistory {
    const full = kind === 'options' ? ownName(name) : name;
    return lookUp(things[kind], full, kind.replace(/s$/, ''));
  }

  /**
   * @param version - '1', '1.4' or '1.4.16'
   * @returns undefined if the version does not have it
   * @throws {Error} if no version has it, or the version is not documented
   */
  function stateIn(kind: ThingKind, name: string, version: string): ThingState | undefined {
    return stateAt(thing(kind, name), patchOf(version));
  }

  /**
   * @param version - '1', '1.4' or '1.4.16'
   * @returns all entries of a kind in a version, by name
   */
  function allIn(kind: ThingKind, version: string): Record<string, ThingState> {
    const patch = patchOf(version);
    const entries = Object.entries(things[kind]).flatMap(([name, one]) => {
      const state = stateAt(one, patch);
      return state ? [[name, state] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  /** @returns the first version that has it: '1.3.22' */
  const since = (kind: ThingKind, name: string) => sinceOf(thing(kind, name), first);

  /**
   * History of an option as shown to readers: its own changes and those of its members.
   *
   * @returns oldest first; without changes of members that were added or removed together with the
   *   option
   */
  function optionHistory(name: string): HistoryRow[] {
    const own = ownName(name);
    const rowsOf = (path: string) =>
      (thing('options', path).changes ?? [])
        .filter(({ what, rewritten }) => shown.test(what) && !rewritten)
        .map((change) => ({ ...change, name: path, minor: minorOf(change.version) }));
    const ownRows = rowsOf(own);
    const cameOrWent = new Set(ownRows.filter(isPresence).map(({ version }) => version));
    const memberRows = [...optionNames.values()]
      .filter((path) => isMemberOf(path, own) && !thing('options', path).now?.external)
      .flatMap(rowsOf)
      .filter(({ version }) => !cameOrWent.has(version));
    const explained = new Set(memberRows.map(({ version }) => version));
    return [
      ...ownRows.filter((row) => !(explained.has(row.version) && isInsideBraces(row))),
      ...memberRows,
    ].sort((a, b) => compare(a.version, b.version));
  }

  /**
   * Changes that affect an upgrade from one version to another.
   *
   * @param from - '1', '1.4' or '1.4.16'
   * @param to - a later one
   * @returns by kind, in the order of the data; without private options and members that a
   *   dependency declares
   */
  function upgradeList(from = '1', to = '2'): UpgradeEntry[] {
    const [old, next] = [patchOf(from), patchOf(to)];
    return (Object.keys(things) as ThingKind[])
      .filter((kind) => kind !== 'types' && kind !== 'apiTypes')
      .flatMap((kind) =>
        Object.entries(things[kind]).flatMap(([name, one]) =>
          entriesOf({ kind, name }, one, old, next),
        ),
      );
  }

  function entriesOf(place: Place, one: ThingHistory, old: string, next: string): UpgradeEntry[] {
    const [before, after] = [stateAt(one, old), stateAt(one, next)];
    const { replacement = null } = one;
    if (before?.private || before?.external || after?.external) return [];
    if (!before) return after ? [{ ...place, what: 'added' }] : [];
    if (!after) return [{ ...place, what: isNameLike(place, replacement) ? 'renamed' : 'removed' }];
    const news = (one.changes ?? []).filter(
      (change) =>
        !change.rewritten &&
        compare(change.version, old) > 0 &&
        (shown.test(change.what) || place.kind !== 'options'),
    );
    return [...new Set(news.map(({ what }) => what))]
      .filter((what) => JSON.stringify(before[what]) !== JSON.stringify(after[what]))
      .map((what) => ({ ...place, what }));
  }

  /**
   * Whether a replacement is the new name of an entry; the replacement of a member omits its type.
   */
  function isNameLike({ kind, name }: Place, replacement: string | null): boolean {
    const type = kind === 'members' ? `${name.split('.')[0]}.` : '';
    return replacement !== null && `${type}${replacement}` in things[kind];
  }

  return { ownName, thing, stateIn, allIn, since, optionHistory, upgradeList };
}
