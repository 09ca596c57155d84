/** What the facts components show, put together from the history of everything. */
import { minors, newestPatch } from '../versions.ts';
import { changeCode, createHistory, plainName } from './history.ts';
import type {
  FactValue,
  HistoryFile,
  HistoryRow,
  ModeCode,
  ModeValue,
  PluginsFile,
  ThingKind,
  ThingState,
} from './index.ts';
import { formatModes, lookUp, unknownName } from './lookup.ts';
import { pluginData } from './pluginData.ts';
import type * as Shown from './shown.ts';
import { minorOf, sinceOf, stateAt } from './timeline.ts';
import { valueIn, variedAliases, variedBy } from './varied.ts';

/** Types of the API lead from one to the next without end; most have pages of their own. */
const apiDepth = 2;

/** Lookups for the components of pages. */
export type PageFacts = ReturnType<typeof createPageFacts>;

/**
 * @param file - contents of `src/data/history.json`
 * @param plugins - contents of `src/data/plugins.json`
 */
export function createPageFacts(file: HistoryFile, plugins: PluginsFile) {
  const { things, versions } = file;
  const { thing, optionHistory, allIn } = createHistory(file);
  const first = versions[0] ?? '';

  /** The first version of a minor that was read stands for the minor. */
  const told = (version: string): string => {
    const minor = minorOf(version);
    return versions.find((one) => minorOf(one) === minor) === version ? minor : version;
  };

  /** State by minor; where a minor lacks the thing, that of the nearest one which has it. */
  function statesOf(kind: ThingKind, name: string): (minor: string) => ThingState {
    const one = thing(kind, name);
    const own = minors.map((minor) => stateAt(one, newestPatch[minor] ?? ''));
    const newest = own.find((state) => state !== undefined);
    if (!newest) throw new Error(`no documented minor has ${name}`);
    let last = newest;
    const filled = own.map((state) => {
      last = state ?? last;
      return last;
    });
    return (minor) => filled[minors.indexOf(minor)] ?? newest;
  }

  function lifeOf(kind: ThingKind, name: string): Shown.Life {
    const one = thing(kind, name);
    const { replacement = null, changes = [] } = one;
    const state = (minor: string) => stateAt(one, newestPatch[minor] ?? '');
    const present = minors.filter(state);
    const older = minors.slice(minors.indexOf(present.at(-1) ?? '') + 1);
    const newer = minors.slice(0, minors.indexOf(present[0] ?? ''));
    const since = told(sinceOf(one, first));
    const life: Shown.Life = { since };
    if (older.length > 0) life.notIn = older.join(' ');
    const deprecated = present.filter((minor) => state(minor)?.deprecated !== undefined);
    if (deprecated.length > 0) {
      const change = changes.find(({ what, after }) => what === 'deprecated' && after);
      life.deprecated = { version: change ? told(change.version) : since, replacement };
      if (deprecated.length < minors.length) life.deprecated.minors = deprecated.join(' ');
    }
    const last = changes.at(-1);
    if (last?.what === 'removed') {
      life.removed = { version: told(last.version), replacement, minors: newer.join(' ') };
    }
    return life;
  }

  /** @returns undefined for what is no export of any version */
  const exportLife = (name: string) =>
    Object.hasOwn(things.exports, name) ? lifeOf('exports', name) : undefined;

  /** Definitions of the type names of a kind in a minor. */
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
  const optionTypes = definitions('types');
  const apiTypes = definitions('apiTypes');

  const codeIn = ({ default: value }: ThingState): ModeCode | null =>
    value === undefined ? null : formatModes(value as ModeValue);

  /** @throws {Error} with the closest names if there is no such option */
  function optionFactsData(option: string): Shown.OptionFactsData {
    const state = statesOf('options', option);
    const places = new Set(
      minors
        .flatMap((minor) => Object.keys(state(minor)))
        .filter((field) => field.startsWith('effect ')),
    );
    return {
      option,
      isMember: parentOf(option) !== null,
      life: lifeOf('options', option),
      type: variedBy((minor) => `${state(minor).type}`),
      aliases: variedAliases((minor) => [`${state(minor).type}`], optionTypes),
      required: variedBy((minor) => state(minor).required === true),
      default: variedBy((minor) => codeIn(state(minor))),
      effects: [...places].map((place) => ({
        path: place.slice('effect '.length),
        values: variedBy((minor) => {
          const value = state(minor)[place];
          return value === undefined ? null : formatModes(value as ModeValue);
        }),
      })),
      perEnvironment: variedBy((minor) => state(minor).topLevelOnly !== true),
      history: shownHistory(option),
      read: [first, versions.at(-1) ?? ''],
    };
  }

  /** Newest first; the same change of several members is one. */
  function shownHistory(option: string): Shown.ShownChange[] {
    const shown: Shown.ShownChange[] = [];
    const prefix = plainName(option).length;
    for (const row of optionHistory(option).toReversed()) {
      const name = plainName(row.name).slice(prefix + 1);
      const one = { ...shownChange(row), version: told(row.version), members: [] };
      const last = shown.at(-1);
      const isSame =
        last &&
        name &&
        last.members.length > 0 &&
        JSON.stringify({ ...last, members: [] }) === JSON.stringify(one);
      if (isSame) last.members.push(name);
      else shown.push(name ? { ...one, members: [name] } : one);
    }
    return shown;
  }

  function shownChange(row: HistoryRow): Omit<Shown.ShownChange, 'members'> {
    const { name, what, after } = row;
    if (what !== 'deprecated' && what !== 'removed') return changeCode(withPlainDefaults(row));
    const isEnd = what === 'removed' || after !== undefined;
    const { replacement } = thing('options', name);
    return {
      version: row.version,
      what: isEnd ? what : 'undeprecated',
      before: null,
      after: null,
      ...(isEnd && replacement && { replacement }),
    };
  }

  /** Things of a kind that belong to another, as far as a documented minor has them. */
  const namesBelow = (kind: ThingKind, isBelow: (name: string) => boolean) =>
    Object.keys(things[kind]).filter((name) => {
      if (!isBelow(name)) return false;
      const states = minors.map((minor) => stateAt(thing(kind, name), newestPatch[minor] ?? ''));
      return states.some((state) => state && !state.private);
    });

  /** Every public option and member of any documented minor, those of the newest first. */
  const optionNames = namesBelow('options', () => true);

  /** @returns the option or member that holds a member; null for an option */
  const parentOf = (option: string): string | null =>
    (statesOf('options', option)(minors[0] ?? '').parent as string | undefined) ?? null;

  /** @throws {Error} if there is no such option, or it has no members */
  function optionMembersData(option: string): Shown.OptionMembersData {
    const own = optionName(option);
    const names = namesBelow(
      'options',
      (name) => name.startsWith(own) && /^(\[\]|\.\*)*\./.test(name.slice(own.length)),
    );
    if (names.length === 0) throw new Error(`option '${option}' has no members`);
    const states = names.map((name) => statesOf('options', name));
    return {
      members: names.map((name) => {
        const state = statesOf('options', name);
        return {
          name: name.slice(own.length).replace(/^\./, ''),
          type: variedBy((minor) => `${state(minor).type}`),
          required: variedBy((minor) => state(minor).required === true),
          default: variedBy((minor) => codeIn(state(minor))),
          life: lifeOf('options', name),
        };
      }),
      aliases: variedAliases((minor) => states.map((state) => `${state(minor).type}`), optionTypes),
    };
  }

  /** The name as the history has it, with marks of arrays and records. */
  function optionName(option: string): string {
    thing('options', option);
    const plain = plainName(option);
    return Object.keys(things.options).find((name) => plainName(name) === plain) ?? option;
  }

  /** @throws {Error} if the option has no default in some minor */
  function optionDefaultData(option: string): Shown.Varied<ModeCode> {
    return optionFactsData(option).default.map(({ value, ...rest }) => {
      if (!value) throw new Error(`option '${option}' has no default`);
      return { ...rest, value };
    });
  }

  /**
   * @param name - export, or type of the member
   * @throws {Error} with the closest names
   */
  function apiSignatureData(name: string, member?: string): Shown.ApiSignatureData {
    const kind = member === undefined ? 'exports' : 'members';
    const full = member === undefined ? name : memberName(name, member);
    const state = statesOf(kind, full);
    const code = (minor: string) => `${state(minor).code}`;
    return {
      code: variedBy(code),
      aliases: variedAliases((minor) => [code(minor)], apiTypes, {
        except: [name],
        depth: apiDepth,
      }),
      life: lifeOf(kind, full),
    };
  }

  /** @throws {Error} with the closest types, or the closest members */
  function memberName(type: string, member: string): string {
    const full = `${type}.${member}`;
    if (Object.hasOwn(things.members, full)) return full;
    const known = membersOf(type).map((name) => name.slice(type.length + 1));
    throw unknownName(member, known, `member of ${type}`);
  }

  function membersOf(type: string): string[] {
    const names = namesBelow('members', (name) => name.startsWith(`${type}.`));
    const types = new Set(Object.keys(things.members).map((name) => name.split('.')[0] ?? ''));
    if (names.length === 0) throw unknownName(type, [...types], 'type');
    return names;
  }

  /** @throws {Error} with the closest types */
  function apiMembersData(type: string): Shown.ApiMembersData {
    const names = membersOf(type);
    const states = names.map((name) => statesOf('members', name));
    return {
      members: names.map((name) => {
        const state = statesOf('members', name);
        return {
          name: name.slice(type.length + 1),
          type: variedBy((minor) => `${state(minor).type}`),
          optional: variedBy((minor) => state(minor).optional === true),
          life: lifeOf('members', name),
        };
      }),
      aliases: variedAliases((minor) => states.map((state) => `${state(minor).type}`), apiTypes, {
        except: [type],
        depth: apiDepth,
      }),
    };
  }

  /** @throws {Error} with the closest commands */
  function cliFlagsData(command: string): Shown.CliFlagsData {
    lookUp(things.commands, command, 'command');
    const names = namesBelow('flags', (name) => name.startsWith(`${command} `));
    return {
      flags: names.map((name) => {
        const state = statesOf('flags', name);
        // On a command line, strings have no quotes.
        const code = (value: FactValue | undefined) => (value === undefined ? null : String(value));
        return {
          flag: variedBy((minor) => `${state(minor).flag}`),
          default: variedBy((minor) => code(state(minor).default)),
          life: lifeOf('flags', name),
        };
      }),
    };
  }

  /**
   * @returns the steps of every minor, each in the place that it has in the newest one with it
   * @throws {Error} with the closest commands
   */
  function hookOrderData(command: string): Shown.ShownStep[] {
    const state = statesOf('hookOrder', command);
    const steps = variedBy((minor) => state(minor).steps as string[]);
    const all = steps.reduce<string[]>((merged, { value }) => mergeOrders(merged, value), []);
    return all.map((line) => {
      const [when = '', hook = '', each = '', stages] = line.split(' ');
      const having = minors.filter((minor) => valueIn(steps, minor)?.includes(line));
      return {
        hook,
        when,
        each,
        ...(stages && { stages: stages.split('+') }),
        ...(having.length < minors.length && { minors: having.join(' ') }),
      };
    });
  }

  return {
    hookOrderData,
    optionNames,
    parentOf,
    lifeOf,
    exportLife,
    optionFactsData,
    optionMembersData,
    optionDefaultData,
    apiSignatureData,
    apiMembersData,
    cliFlagsData,
    ...pluginData(plugins),
  };
}

/** A list with what another one has besides, each behind what it follows there. */
function mergeOrders(list: readonly string[], other: readonly string[]): string[] {
  const merged = [...list];
  for (const [index, one] of other.entries()) {
    if (!merged.includes(one)) merged.splice(merged.indexOf(other[index - 1] ?? '') + 1, 0, one);
  }
  return merged;
}

/** Defaults of other modes and targets, by name, where both modes have the same. */
function withPlainDefaults(row: HistoryRow): HistoryRow {
  if (row.what !== 'defaultIn') return row;
  const plain = (value: HistoryRow['before']) =>
    value &&
    Object.fromEntries(
      Object.entries(value).map(([name, modes]) => [
        name,
        (modes as { value?: FactValue }).value ?? modes,
      ]),
    );
  return { ...row, before: plain(row.before), after: plain(row.after) as FactValue };
}
