/**
 * Pure lookups in the facts, shared by `facts.ts` and by the loader that runs before the pages
 * are compiled. Plain JavaScript, because the loader runs in Node as it is.
 *
 * @import * as F from './index.ts'
 */

import leven from 'leven';

/**
 * The names most like a wrong one, the last part of a dotted name counting most.
 * @param {string} name
 * @param {string[]} known
 * @param {number} [count]
 * @returns {string[]} best first
 */
export function closestNames(name, known, count = 3) {
  const last = (/** @type {string} */ text) => text.toLowerCase().split('.').at(-1) ?? '';
  return known
    .map((candidate) => ({
      candidate,
      score:
        leven(name.toLowerCase(), candidate.toLowerCase()) + leven(last(name), last(candidate)),
    }))
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map((entry) => entry.candidate);
}

/**
 * @template T
 * @param {Record<string, T>} table
 * @param {string} name
 * @param {string} kind what the name is, for the message
 * @returns {T}
 * @throws {Error} with the closest names if there is no such entry
 */
export function lookUp(table, name, kind) {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry !== undefined) return entry;
  const close = closestNames(name, Object.keys(table));
  throw new Error(`unknown ${kind} '${name}', did you mean ${close.join(', ')}?`);
}

/**
 * How a value is written as JavaScript: strings in single quotes, members without quotes where
 * the grammar allows, `{ $code }` as its code.
 * @param {F.FactValue | undefined} value
 * @returns {string}
 */
export function formatDefault(value) {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') {
    const escaped = value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n');
    return `'${escaped}'`;
  }
  if (Array.isArray(value)) return `[${value.map(formatDefault).join(', ')}]`;
  if (value && typeof value === 'object') {
    if (typeof value.$code === 'string') return value.$code;
    const members = Object.entries(value).map(([key, item]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : formatDefault(key);
      return `${name}: ${formatDefault(item)}`;
    });
    return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
  }
  return String(value);
}

/**
 * @param {F.ModeValue} value
 * @returns {F.ModeCode}
 */
export function formatModes(value) {
  return 'value' in value
    ? { development: formatDefault(value.value), production: formatDefault(value.value) }
    : {
        development: formatDefault(value.development),
        production: formatDefault(value.production),
      };
}

/**
 * The type names that texts mention, directly or through the definition of another name.
 * @param {string[]} texts
 * @param {Record<string, string>} types definitions by name, with type parameters in the name
 * @param {string[]} [except] names that need no definition
 * @returns {F.TypeAlias[]} in the order in which a reader meets them
 */
export function aliasesIn(texts, types, except = []) {
  const keys = new Map(Object.keys(types).map((key) => [key.replace(/<.*/, ''), key]));
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} text */
  const visit = (text) => {
    for (const [, name = ''] of text.matchAll(/(?<![.\w'])([A-Za-z]\w*)\b(?!')/g)) {
      const key = keys.get(name);
      if (key === undefined || found.has(key) || except.includes(name)) continue;
      found.set(key, types[key] ?? '');
      visit(types[key] ?? '');
    }
  };
  for (const text of texts) visit(text);
  return [...found].map(([name, definition]) => ({ name, definition }));
}

/** @type {F.StateIn2x} */
const available = { state: 'available', replacement: null };

/**
 * Lookups over the four files of `src/data`.
 * @param {F.FactsData} data
 */
export function createFacts(data) {
  const { options, api, cli, plugins } = data;

  /**
   * @param {string} name dotted name of an option or of a member
   * @throws {Error} with the closest names if there is no such option
   */
  function optionFact(name) {
    return lookUp(options.options, name, 'option');
  }

  /**
   * @param {string} name option or member that is an object
   * @returns {Record<string, F.OptionFact>} its members at every depth, by full name
   * @throws {Error} if there is no such option, or it has no members
   */
  function optionMembers(name) {
    optionFact(name);
    const entries = Object.entries(options.options).filter(([path]) => {
      const rest = path.startsWith(name) ? path.slice(name.length) : '';
      return /^(\[\]|\.\*)*\./.test(rest);
    });
    if (entries.length === 0) throw new Error(`option '${name}' has no members`);
    return Object.fromEntries(entries);
  }

  /**
   * @param {string} name export of the package
   * @throws {Error} with the closest names
   */
  function apiExport(name) {
    return lookUp(api.exports, name, 'export');
  }

  /**
   * @param {string} type
   * @returns {Record<string, F.ApiMemberFact>} members by name
   * @throws {Error} with the closest names
   */
  function apiMembers(type) {
    return lookUp(api.members, type, 'type');
  }

  /**
   * @param {string} type
   * @param {string} member
   * @throws {Error} with the closest names
   */
  function apiMember(type, member) {
    return lookUp(apiMembers(type), member, `member of ${type}`);
  }

  /**
   * @param {string} name package
   * @throws {Error} with the closest names
   */
  function pluginFact(name) {
    return lookUp(plugins.plugins, name, 'plugin');
  }

  /**
   * @param {string} name `dev`, `build`, `preview` or `inspect`
   * @throws {Error} with the closest names
   */
  function cliCommand(name) {
    return lookUp(cli.commands, name, 'command');
  }

  // ---- what a page carries ------------------------------------------------------------------

  /**
   * @param {string} name
   * @returns {F.OptionFactsData}
   */
  function optionFactsData(name) {
    const fact = optionFact(name);
    return {
      source: options.source,
      option: name,
      type: fact.type,
      aliases: aliasesIn([fact.type], options.types),
      required: fact.required ?? false,
      default: fact.default ? formatModes(fact.default) : null,
      effects: Object.entries(fact.effects ?? {}).map(([path, value]) => ({
        path,
        ...formatModes(value),
      })),
      defaultChanges: (fact.changes ?? []).map((change) => ({
        since: change.since,
        from: formatModes(change.from),
        to: formatModes(change.to),
      })),
      since: fact.since,
      perEnvironment: !fact.topLevelOnly,
      deprecated: fact.deprecated ?? null,
      in2x: fact.in2x ?? available,
    };
  }

  /**
   * @param {string} name
   * @returns {F.OptionMembersData}
   */
  function optionMembersData(name) {
    const members = Object.entries(optionMembers(name)).map(([path, fact]) => ({
      name: path.slice(name.length).replace(/^\./, ''),
      type: fact.type,
      required: fact.required ?? false,
      default: fact.default ? formatModes(fact.default) : null,
      since: fact.since,
      deprecated: fact.deprecated ?? null,
      in2x: fact.in2x ?? available,
    }));
    const types = members.map((member) => member.type);
    return {
      source: options.source,
      option: name,
      members,
      aliases: aliasesIn(types, options.types),
    };
  }

  /**
   * @param {string} name
   * @returns {F.OptionDefaultData}
   * @throws {Error} if the option has no default
   */
  function optionDefaultData(name) {
    const fact = optionFact(name);
    if (!fact.default) throw new Error(`option '${name}' has no default`);
    return { option: name, default: formatModes(fact.default) };
  }

  /**
   * @param {string} name export, or type of the member
   * @param {string} [member]
   * @returns {F.ApiSignatureData}
   */
  function apiSignatureData(name, member) {
    const fact = member === undefined ? apiExport(name) : apiMember(name, member);
    const { kind, code } = fact;
    return {
      source: api.source,
      name: member === undefined ? name : `${name}.${member}`,
      kind,
      code,
      aliases: aliasesIn([code], api.types, [name]),
      since: fact.since,
      deprecated: fact.deprecated ?? null,
      in2x: fact.in2x ?? available,
    };
  }

  /**
   * @param {string} type
   * @returns {F.ApiMembersData}
   */
  function apiMembersData(type) {
    const members = Object.entries(apiMembers(type)).map(([name, fact]) => ({
      name,
      type: fact.type,
      optional: fact.optional ?? false,
      since: fact.since,
      deprecated: fact.deprecated ?? null,
      in2x: fact.in2x ?? available,
    }));
    const types = members.map((member) => member.type);
    return { source: api.source, type, members, aliases: aliasesIn(types, api.types, [type]) };
  }

  /**
   * @param {string} name
   * @returns {F.PluginFactsData}
   */
  function pluginFactsData(name) {
    const { version, installTag, peerRange, factory, pluginName, newestFor2x } = pluginFact(name);
    return { plugin: name, version, installTag, peerRange, factory, pluginName, newestFor2x };
  }

  /**
   * @param {string} name
   * @returns {F.PluginOptionsData}
   */
  function pluginOptionsData(name) {
    const fact = pluginFact(name);
    const rows = Object.entries(fact.options).map(([option, row]) => ({
      name: option,
      type: row.type,
      required: row.required ?? false,
      default: row.default === undefined ? null : formatDefault(row.default),
    }));
    const types = rows.map((row) => row.type);
    return {
      source: { package: name, version: fact.version },
      options: rows,
      aliases: aliasesIn(types, fact.types),
    };
  }

  /**
   * @param {string} command
   * @returns {F.CliFlagsData}
   */
  function cliFlagsData(command) {
    const flags = Object.values(cliCommand(command).flags).map((fact) => ({
      flag: fact.flag,
      description: fact.description,
      // On a command line, strings have no quotes.
      default: fact.default === undefined ? null : String(fact.default),
      since: fact.since,
      in2x: fact.in2x ?? available,
    }));
    return { source: cli.source, command, flags };
  }

  return {
    optionFact,
    optionMembers,
    apiExport,
    apiMember,
    apiMembers,
    pluginFact,
    cliCommand,
    optionFactsData,
    optionMembersData,
    optionDefaultData,
    apiSignatureData,
    apiMembersData,
    pluginFactsData,
    pluginOptionsData,
    cliFlagsData,
  };
}
