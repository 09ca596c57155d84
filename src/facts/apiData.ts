/** Data for the components that show the JavaScript API, the command line and hooks. */
import { minors } from '../versions.ts';
import type { FactValue } from './index.ts';
import { lookUp, unknownName } from './lookup.ts';
import type { ApiMembersData, ApiSignatureData, CliFlagsData, ShownStep } from './shown.ts';
import type { States } from './states.ts';
import { valueIn, variedAliases, variedBy } from './varied.ts';

/** API types refer to each other without end, and most are described on pages of their own. */
const depth = 2;

/** @param states - lookups by minor */
export function apiData(states: States) {
  const { things, statesOf, lifeOf, namesBelow } = states;
  const apiTypes = states.definitions('apiTypes');

  /** @returns undefined if no version exports the name */
  const exportLife = (name: string) =>
    Object.hasOwn(things.exports, name) ? lifeOf('exports', name) : undefined;

  /**
   * @param name - export, or type that has the member
   * @throws {Error} listing the closest names
   */
  function apiSignatureData(name: string, member?: string): ApiSignatureData {
    const kind = member === undefined ? 'exports' : 'members';
    const full = member === undefined ? name : memberName(name, member);
    const state = statesOf(kind, full);
    const code = (minor: string) => `${state(minor).code}`;
    return {
      code: variedBy(code),
      aliases: variedAliases((minor) => [code(minor)], apiTypes, {
        except: [name],
        depth,
      }),
      life: lifeOf(kind, full),
    };
  }

  /** @throws {Error} listing the closest types or members */
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

  /** @throws {Error} listing the closest types */
  function apiMembersData(type: string): ApiMembersData {
    const names = membersOf(type);
    const rows = names.map((name) => statesOf('members', name));
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
      aliases: variedAliases((minor) => rows.map((state) => `${state(minor).type}`), apiTypes, {
        except: [type],
        depth,
      }),
    };
  }

  /** @throws {Error} listing the closest commands */
  function cliFlagsData(command: string): CliFlagsData {
    lookUp(things.commands, command, 'command');
    const names = namesBelow('flags', (name) => name.startsWith(`${command} `));
    return {
      flags: names.map((name) => {
        const state = statesOf('flags', name);
        // Strings are not quoted on a command line.
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
   * @returns the steps of all minors; those that the newest minor lacks are inserted where they
   *   were
   * @throws {Error} listing the closest commands
   */
  function hookOrderData(command: string): ShownStep[] {
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

  return { exportLife, apiSignatureData, apiMembersData, cliFlagsData, hookOrderData };
}

/** Inserts the items that only the second list has, each after the item that precedes it there. */
function mergeOrders(list: readonly string[], other: readonly string[]): string[] {
  const merged = [...list];
  for (const [index, one] of other.entries()) {
    if (!merged.includes(one)) merged.splice(merged.indexOf(other[index - 1] ?? '') + 1, 0, one);
  }
  return merged;
}
