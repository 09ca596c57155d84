import { groupOf } from './groups.mjs';

/**
 * Rspack loader for `i18n.json?strings=<group>`: the module adds the strings of the group to those
 * of every page.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source - i18n.json
 * @returns {string}
 */
export default function stringGroupLoader(source) {
  const group = new URLSearchParams(this.resourceQuery).get('strings') ?? '';
  const strings = stringsOfGroup(JSON.parse(source), group);
  return `import strings from 'virtual-i18n-text';\nObject.assign(strings, ${JSON.stringify(strings)});`;
}

/**
 * @param {Record<string, Record<string, string>>} strings - by key and language
 * @param {string} group
 * @returns {Record<string, Record<string, string>>} those of the group
 * @throws {Error} if there are none
 */
export function stringsOfGroup(strings, group) {
  const entries = Object.entries(strings).filter(([key]) => groupOf(key) === group);
  if (entries.length === 0) throw new Error(`no interface string is of the group '${group}'`);
  return Object.fromEntries(entries);
}
