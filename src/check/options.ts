/** Option metadata for one version. */
import { choicesOf } from './read.ts';
import type {
  CheckData,
  Entry,
  KnownOption,
  ObjectValue,
  OptionState,
  States,
  Value,
} from './types.ts';
import { keysOf, type TypeTable } from './typeText.ts';

/** A setting in a file, resolved to an option. */
export interface Setting {
  entry: Entry;
  /** Name of the option; for an unknown key, the name it would have. */
  name: string;
  isKnown: boolean;
  /** Keys that are valid in its place; null if any key is. */
  siblings: readonly string[] | null;
  /** The environment that it belongs to. */
  environment?: string;
  /** The settings that contain it, outermost first. */
  path: readonly Entry[];
}

/**
 * @returns the state in a minor version: null if it was removed, undefined if it did not exist yet
 */
function stateIn<State>(
  states: States<State>,
  minor: string,
  minors: readonly string[],
): State | null | undefined {
  const age = (one: string) => minors.indexOf(one);
  return states.findLast(([from]) => age(from) >= age(minor))?.[1];
}

/** Looks up options in one version. */
export class Options {
  readonly minor: string;
  #data: CheckData;
  #groups: Set<string>;

  /** @param minor - a documented minor version: '1.4' */
  constructor(data: CheckData, minor: string) {
    this.#data = data;
    this.minor = minor;
    const names = Object.keys(data.options);
    this.#groups = new Set(names.flatMap((name) => /^(\w+)\./.exec(name)?.[1] ?? []));
    for (const name of names) if (!name.includes('.')) this.#groups.delete(name);
  }

  option(name: string): KnownOption | undefined {
    return Object.hasOwn(this.#data.options, name) ? this.#data.options[name] : undefined;
  }

  /** @returns null if this version has removed the option, undefined if it does not have it yet */
  state(name: string): OptionState | null | undefined {
    const states = this.option(name)?.states;
    return states && stateIn(states, this.minor, this.#data.minors);
  }

  types: TypeTable = (name) => {
    const entry = Object.entries(this.#data.types).find(([key]) => key.replace(/<.*/, '') === name);
    const text = entry && stateIn(entry[1], this.minor, this.#data.minors);
    const parameters = /<(.*)>/.exec(entry?.[0] ?? '')?.[1]?.split(',') ?? [];
    return text
      ? { text, parameters: parameters.map((one) => one.trim().replace(/ .*/, '')) }
      : undefined;
  };

  /** @returns keys that are valid in an option or group; null if any key is */
  #childrenOf(name: string): string[] | null {
    if (name === '' || this.#groups.has(name)) {
      const start = name === '' ? '' : `${name}.`;
      const all = Object.keys(this.#data.options).filter((one) => one.startsWith(start));
      const own = all.map((one) => one.slice(start.length).split('.')[0] ?? '');
      return [...new Set([...own, ...(name === '' ? this.#groups : [])])];
    }
    const type = this.state(name)?.type;
    return type === undefined ? null : keysOf(type, this.types);
  }

  /** @returns every setting in an object, parents before their children */
  settings(root: ObjectValue): Setting[] {
    return this.#inside(root, '', []);
  }

  #inside(value: Value, parent: string, path: Entry[], environment?: string): Setting[] {
    const objects = choicesOf(value).flatMap((one) => (one.kind === 'array' ? one.items : [one]));
    return objects.flatMap(choicesOf).flatMap((object) => {
      if (object.kind !== 'object') return [];
      return object.entries.flatMap((entry) => this.#setting(entry, parent, path, environment));
    });
  }

  #setting(entry: Entry, parent: string, path: Entry[], environment?: string): Setting[] {
    const { key, value } = entry;
    const around = [...path, entry];
    if (parent === 'environments') return this.#inside(value, '', around, key);
    const name = parent === '' ? key : `${parent}.${key}`;
    const place = { entry, name, path, ...(environment && { environment }) };
    if (this.option(name) || this.#groups.has(name)) {
      const own = { ...place, isKnown: true, siblings: null };
      // Members of an option that this version lacks are not reported separately.
      if (this.option(name) && !this.state(name)) return [own];
      return [own, ...this.#inside(value, name, around, environment)];
    }
    const siblings = this.#childrenOf(parent);
    // All entries of a record have the same members.
    if (!siblings && this.#isRecord(parent))
      return this.#inside(value, parent, around, environment);
    return siblings?.includes(key) ? [] : [{ ...place, isKnown: false, siblings }];
  }

  /** Whether the option is a record with user-defined keys, such as the rules of a proxy. */
  #isRecord(name: string): boolean {
    return /\bRecord<|\[\w+: string\]/.test(this.state(name)?.type ?? '');
  }
}
