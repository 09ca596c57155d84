/** Data for the components that show options. */
import { minors } from '../versions.ts';
import { changeCode, isMemberOf, plainName } from './history.ts';
import type { FactValue, HistoryRow, ModeCode, ModeValue, ThingState } from './index.ts';
import { formatModes } from './lookup.ts';
import type {
  NamedValues,
  OptionFactsData,
  OptionMembersData,
  ShownChange,
  Varied,
} from './shown.ts';
import type { States } from './states.ts';
import { variedAliases, variedBy } from './varied.ts';

type Values = Record<string, ModeValue>;

/** @param states - lookups by minor */
export function optionData(states: States) {
  const {
    versions,
    ownName,
    thing,
    optionHistory,
    displayedVersion,
    statesOf,
    lifeOf,
    namesBelow,
  } = states;
  const optionTypes = states.definitions('types');

  const codeIn = ({ default: value }: ThingState): ModeCode | null =>
    value === undefined ? null : formatModes(value as ModeValue);

  /** @throws {Error} listing the closest names if there is no such option */
  function optionFactsData(option: string): OptionFactsData {
    const state = statesOf('options', option);
    return {
      option,
      isMember: parentOf(option) !== null,
      life: lifeOf('options', option),
      type: variedBy((minor) => `${state(minor).type}`),
      aliases: variedAliases((minor) => [`${state(minor).type}`], optionTypes),
      required: variedBy((minor) => state(minor).required === true),
      default: variedBy((minor) => codeIn(state(minor))),
      defaultIn: valuesByName((minor) => (state(minor).defaultIn ?? {}) as Values),
      effects: valuesByName((minor) => effectsOf(state(minor))),
      perEnvironment: variedBy((minor) => state(minor).topLevelOnly !== true),
      history: shownHistory(option),
      read: [versions[0] ?? '', versions.at(-1) ?? ''],
    };
  }

  /** Newest first; identical changes of several members are combined. */
  function shownHistory(option: string): ShownChange[] {
    const shown: ShownChange[] = [];
    const prefix = plainName(option).length;
    for (const row of optionHistory(option).toReversed()) {
      const name = plainName(row.name).slice(prefix + 1);
      const one = { ...shownChange(row), version: displayedVersion(row.version), members: [] };
      const last = shown.at(-1);
      const isSame =
        last && name && JSON.stringify({ ...last, members: [] }) === JSON.stringify(one);
      if (isSame) last.members.push(name);
      else shown.push(name ? { ...one, members: [name] } : one);
    }
    return shown;
  }

  function shownChange(row: HistoryRow): Omit<ShownChange, 'members'> {
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

  /** Every public option and member in any documented minor, starting with the newest one's. */
  const optionNames = namesBelow('options', () => true);

  /** @returns the option or member that contains a member; null for a top-level option */
  const parentOf = (option: string): string | null =>
    (statesOf('options', option)(minors[0] ?? '').parent as string | undefined) ?? null;

  /** @throws {Error} if there is no such option, or it has no members */
  function optionMembersData(option: string): OptionMembersData {
    thing('options', option);
    const own = ownName(option);
    const names = namesBelow('options', (name) => isMemberOf(name, own));
    if (names.length === 0) throw new Error(`option '${option}' has no members`);
    const rows = names.map((name) => statesOf('options', name));
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
      aliases: variedAliases((minor) => rows.map((state) => `${state(minor).type}`), optionTypes),
    };
  }

  /** @throws {Error} if the option has no default in some minor */
  function optionDefaultData(option: string): Varied<ModeCode> {
    return optionFactsData(option).default.map(({ value, ...rest }) => {
      if (!value) throw new Error(`option '${option}' has no default`);
      return { ...rest, value };
    });
  }

  return { optionNames, parentOf, optionFactsData, optionMembersData, optionDefaultData };
}

/** Values of several names by minor; null for minors that have no value of that name. */
function valuesByName(valuesIn: (minor: string) => Values): NamedValues[] {
  const names = new Set(minors.flatMap((minor) => Object.keys(valuesIn(minor))));
  return [...names].map((name) => ({
    name,
    values: variedBy((minor) => {
      const value = valuesIn(minor)[name];
      return value === undefined ? null : formatModes(value);
    }),
  }));
}

/** Paths in the generated Rspack configuration that the unset option affects. */
function effectsOf(state: ThingState): Values {
  const effects = Object.entries(state).flatMap(([field, value]) =>
    field.startsWith('effect ') ? [[field.slice('effect '.length), value as ModeValue]] : [],
  );
  return Object.fromEntries(effects);
}

/** Adds defaults of other modes and targets to a row, by name, if both modes have the same one. */
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
