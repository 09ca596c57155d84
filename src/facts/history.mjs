/**
 * Lookups in the history of the facts: what held in a version, what changed when, and what an
 * upgrade meets. Plain JavaScript, because loaders read it in Node as it is.
 *
 * @import * as F from './index.ts'
 */

import { minorOf as minorOfChoice, newestPatch } from '../versions.mjs';
import { formatDefault, formatModes, lookUp } from './lookup.mjs';
import { compareVersions, minorOf, sinceOf, stateAt, unionChange } from './timeline.mjs';

/**
 * @param {string} version - '1', '1.4' or '1.4.16'
 * @returns {string} the patch version it stands for: the newest of a major or a minor
 * @throws {Error} if no such version is documented
 */
export function patchOf(version) {
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  const patch = newestPatch[minorOfChoice(version)];
  if (!patch) throw new Error(`version ${version} is not documented`);
  return patch;
}

/** Options are looked up whatever marks of arrays and records their path has in a version. */
const plainName = (/** @type {string} */ path) => path.replace(/\[\]|\.\*/g, '');

/**
 * Whether a member of an option tells by itself why the type of the option is another: the type
 * differs inside braces alone.
 *
 * @param {F.Change} change
 */
function isInsideBraces({ what, before, after }) {
  if (what !== 'type' || typeof before !== 'string' || typeof after !== 'string') return false;
  const { added, removed } = unionChange(before, after);
  return [...added, ...removed].every((part) => /^\{|^[A-Z]\w*$/.test(part));
}

/** Fields of an option that a reader of its history wants to know of. */
const told = /^(added|removed|type|default|defaultIn|deprecated|required|topLevelOnly|effect .*)$/;

/**
 * @param {F.Change} change
 * @returns {F.ChangeCode} the change with its values as JavaScript code, those of a default by mode;
 *   null where there was or is nothing
 */
export function changeCode({ version, what, before, after }) {
  const code = (/** @type {F.Change['before']} */ value) => {
    // The state of a removed thing says nothing that its other fields do not.
    if (value === undefined || what === 'removed') return null;
    // The default of a flag is a string already.
    if ((what === 'default' && typeof value !== 'string') || what.startsWith('effect ')) {
      return formatModes(/** @type {F.ModeValue} */ (value));
    }
    return typeof value === 'string' ? value : formatDefault(/** @type {F.FactValue} */ (value));
  };
  return { version, what, before: code(before), after: code(after) };
}

/** @param {F.HistoryFile} file */
export function createHistory({ things, versions }) {
  const first = versions[0] ?? '';
  const optionNames = new Map(Object.keys(things.options).map((name) => [plainName(name), name]));

  /**
   * @param {F.ThingKind} kind
   * @param {string} name
   * @throws {Error} with the closest names
   */
  function thing(kind, name) {
    const own = kind === 'options' ? (optionNames.get(plainName(name)) ?? name) : name;
    return lookUp(things[kind], own, kind);
  }

  /**
   * @param {F.ThingKind} kind
   * @param {string} name
   * @param {string} version - '1', '1.4' or '1.4.16'
   * @returns {F.ThingState | undefined} undefined if the version has no such thing
   * @throws {Error} if no version has it, or no such version is documented
   */
  function stateIn(kind, name, version) {
    return stateAt(thing(kind, name), patchOf(version));
  }

  /**
   * @param {F.ThingKind} kind
   * @param {string} version - '1', '1.4' or '1.4.16'
   * @returns {Record<string, F.ThingState>} everything of a kind that a version has, by name
   */
  function allIn(kind, version) {
    const patch = patchOf(version);
    const entries = Object.entries(things[kind]).flatMap(([name, one]) => {
      const state = stateAt(one, patch);
      return state ? [/** @type {const} */ ([name, state])] : [];
    });
    return Object.fromEntries(entries);
  }

  /**
   * @param {F.ThingKind} kind
   * @param {string} name
   * @returns {string} first version that had it: '1.3.22'
   */
  const since = (kind, name) => sinceOf(thing(kind, name), first);

  /**
   * What a reader sees as the history of an option: its own changes and those of its members.
   *
   * @param {string} name
   * @returns {F.HistoryRow[]} oldest first; those of members that came or went with the option are
   *   left out
   */
  function optionHistory(name) {
    const own = optionNames.get(plainName(name)) ?? name;
    const members = [...optionNames.values()].filter((path) =>
      /^(\[\]|\.\*)*\./.test(path.startsWith(own) ? path.slice(own.length) : ''),
    );
    /** @param {string} path */
    const rowsOf = (path) =>
      (thing('options', path).changes ?? [])
        .filter(({ what, rewritten }) => told.test(what) && !rewritten)
        .map((change) => ({ ...change, name: path, minor: minorOf(change.version) }));
    const ownRows = rowsOf(own);
    const cameOrWent = new Set(
      ownRows.filter(({ what }) => /^(added|removed)$/.test(what)).map(({ version }) => version),
    );
    const memberRows = members
      .filter((path) => !thing('options', path).now?.external)
      .flatMap(rowsOf)
      .filter(({ version }) => !cameOrWent.has(version));
    const explained = new Set(memberRows.map(({ version }) => version));
    return [
      ...ownRows.filter((row) => !(explained.has(row.version) && isInsideBraces(row))),
      ...memberRows,
    ].sort((a, b) => compareVersions(a.version, b.version));
  }

  /**
   * What somebody meets who goes from one version to another.
   *
   * @param {string} [from] - '1', '1.4' or '1.4.16'
   * @param {string} [to]
   * @returns {F.UpgradeEntry[]} by kind, in the order of the data
   */
  function upgradeList(from = '1', to = '2') {
    const [old, next] = [patchOf(from), patchOf(to)];
    const kinds = /** @type {F.ThingKind[]} */ (Object.keys(things)).filter(
      (kind) => kind !== 'types' && kind !== 'apiTypes',
    );
    return kinds.flatMap((kind) =>
      Object.entries(things[kind]).flatMap(([name, one]) => {
        const [before, after] = [stateAt(one, old), stateAt(one, next)];
        if (before?.private || before?.external || after?.external) return [];
        return entriesOf({ kind, name }, one, old, before, after);
      }),
    );
  }

  /**
   * @param {{ kind: F.ThingKind, name: string }} place
   * @param {F.ThingHistory} one
   * @param {string} old - version of `before`
   * @param {F.ThingState | undefined} before
   * @param {F.ThingState | undefined} after
   * @returns {F.UpgradeEntry[]}
   */
  function entriesOf(place, one, old, before, after) {
    const replacement = one.replacement ?? null;
    if (!before && !after) return [];
    if (!before) return after ? [{ ...place, what: 'added', after }] : [];
    if (!after) {
      // The new name of a member stands without its type.
      const type = place.kind === 'members' ? `${place.name.split('.')[0]}.` : '';
      const isName = replacement !== null && `${type}${replacement}` in things[place.kind];
      const what = isName ? 'renamed' : 'removed';
      return [{ ...place, what, before, replacement }];
    }
    const rows = (one.changes ?? []).filter(
      ({ version, what, rewritten }) =>
        !rewritten &&
        compareVersions(version, old) > 0 &&
        (told.test(what) || place.kind !== 'options'),
    );
    const fields = [...new Set(rows.map(({ what }) => what))].filter(
      (what) => what !== 'added' && what !== 'removed',
    );
    return fields.flatMap((field) => {
      const values = { before: before[field], after: after[field] };
      if (JSON.stringify(values.before) === JSON.stringify(values.after)) return [];
      const isNote = field === 'deprecated';
      return [{ ...place, what: field, ...values, ...(isNote && { replacement }) }];
    });
  }

  return { thing, stateIn, allIn, since, optionHistory, upgradeList };
}
