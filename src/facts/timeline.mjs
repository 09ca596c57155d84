/**
 * What held for a thing in a version, out of its newest state and the changes that led there. Pure,
 * and plain JavaScript, because loaders read it in Node as it is.
 *
 * @import * as F from './index.ts'
 */

/**
 * Orders stable versions from old to new.
 * @param {string} a - `1.4.16`, or a minor, which stands for its first patch: `1.4`
 * @param {string} b
 * @returns {number} below zero if `a` is older
 */
export function compareVersions(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  return [0, 1, 2].map((at) => (x?.[at] ?? 0) - (y?.[at] ?? 0)).find((one) => one !== 0) ?? 0;
}

/**
 * @param {string} version - `1.4.16`
 * @returns {string} its minor: `1.4`
 */
export const minorOf = (version) => version.split('.').slice(0, 2).join('.');

/**
 * @param {F.ThingHistory} thing
 * @param {string} version - full version: `1.4.16`
 * @returns {F.ThingState | undefined} what held in that version; undefined if it had no such thing
 */
export function stateAt(thing, version) {
  let state = thing.now;
  for (const change of (thing.changes ?? []).toReversed()) {
    if (compareVersions(change.version, version) <= 0) break;
    state = before(state, change);
  }
  return state;
}

/**
 * @param {F.ThingState | undefined} state
 * @param {F.Change} change
 * @returns {F.ThingState | undefined} the state that a change led away from
 */
function before(state, change) {
  if (change.what === 'added') return undefined;
  if (change.what === 'removed') return /** @type {F.ThingState} */ (change.before);
  const { [change.what]: _, ...rest } = state ?? {};
  return change.before === undefined ? rest : { ...rest, [change.what]: change.before };
}

/**
 * @param {F.ThingHistory} thing
 * @param {string} first - oldest version that was read
 * @returns {string} first version that had it
 */
export function sinceOf(thing, first) {
  const [oldest] = thing.changes ?? [];
  return oldest?.what === 'added' ? oldest.version : first;
}

/**
 * What a union accepts in addition, and what no longer.
 * @param {string} before - type as text
 * @param {string} after
 * @returns {{ added: string[], removed: string[] }} members of the union
 */
export function unionChange(before, after) {
  const [from, to] = [partsOf(before), partsOf(after)];
  return {
    added: to.filter((part) => !from.includes(part)),
    removed: from.filter((part) => !to.includes(part)),
  };
}

/**
 * @param {string} type
 * @returns {string[]} members of a union, as far as no bracket or function is around them
 */
function partsOf(type) {
  const parts = [''];
  let depth = 0;
  for (const word of type.split(/( \| )/)) {
    if (word === ' | ' && depth === 0 && !(parts.at(-1) ?? '').includes('=>')) parts.push('');
    else parts[parts.length - 1] += word;
    const opened = word.match(/[([{<]/g)?.length ?? 0;
    const closed = word.replaceAll('=>', '').match(/[)\]}>]/g)?.length ?? 0;
    depth += opened - closed;
  }
  return parts;
}
