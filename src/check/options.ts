/** What is known of options, in one version. */
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

/** A setting of a file with its place among the options. */
export interface Setting {
  entry: Entry;
  /** Name of the option; for an unknown key the name it would have. */
  name: string;
  isKnown: boolean;
  /** Keys that would be known in its place; null where any may stand. */
  siblings: readonly string[] | null;
  /** The environment that it is set for. */
  environment?: string;
  /** The settings around it, from the top. */
  path: readonly Entry[];
}

/** @returns what held in a minor version: null for what is gone, undefined for what was not there yet */
function stateIn<State>(
  states: States<State>,
  minor: string,
  minors: readonly string[],
): State | null | undefined {
  const age = (one: string) => minors.indexOf(one);
  return states.findLast(([from]) => age(from) >= age(minor))?.[1];
}

/** Looks options up in one version. */
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

  /** @returns null when this version no longer has the option, undefined when it never had it */
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

  /** @returns names that may stand in an option or in a group; null for any */
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

  /** @returns every setting of an object, each before those inside it */
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
      // Nothing more is to be said of what is inside of an option that this version lacks.
      if (this.option(name) && !this.state(name)) return [own];
      return [own, ...this.#inside(value, name, around, environment)];
    }
    const siblings = this.#childrenOf(parent);
    // The members of a record are those of all its entries.
    if (!siblings && this.#isRecord(parent))
      return this.#inside(value, parent, around, environment);
    return siblings?.includes(key) ? [] : [{ ...place, isKnown: false, siblings }];
  }

  /** Whether the option has objects by names of the reader's: the rules of a proxy. */
  #isRecord(name: string): boolean {
    return /\bRecord<|\[\w+: string\]/.test(this.state(name)?.type ?? '');
  }
}
