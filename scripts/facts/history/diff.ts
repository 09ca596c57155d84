/** Compares versions, and builds the history of each entry. */
import type {
  Change,
  FactValue,
  ModeValue,
  ThingHistory,
  ThingKind,
  ThingState,
} from '../../../src/facts/index.ts';
import { differs, same, undefinedValue } from '../options/values.ts';
import { isObject } from '../run/effects.ts';
import type { Table, Things } from './things.ts';

/** Fields that only describe an entry, whose changes are not recorded. */
const unrecorded = new Set([
  'shape',
  'parent',
  'description',
  'declaredOnly',
  'private',
  'external',
]);

const unset: ModeValue = { value: undefinedValue };

/** Options whose default has existed longer than the types mention it: builds with 1.0 have it. */
const namedLater = new Set(['html.tags.append', 'html.tags.hash', 'html.tags.publicPath']);

const isCode = (value: FactValue | undefined): value is { $code: string } =>
  typeof value === 'object' && value !== null && '$code' in value;

/**
 * Functions are compiled differently in every version: only strings and patterns in them are
 * compared.
 */
const withoutFunctions = (value: FactValue): FactValue =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      isCode(part) && /=>|^function\b/.test(part.$code)
        ? { $code: `function ${part.$code.match(/\/(?:\\.|[^/\n])+\/|'[^']*'|"[^"]*"/g)}` }
        : part,
    ),
  );

function modesOf(value: ModeValue): FactValue[] {
  return 'value' in value ? [value.value, value.value] : [value.development, value.production];
}

/**
 * Whether one value is the code of what the other has in full: an object with expressions in it, or
 * the name of the option that has the value.
 */
const isSpeltOut = (a: FactValue, b: FactValue): boolean =>
  isCode(a) && !isCode(b) && (isObject(b) ? a.$code.startsWith('{') : /^\w+\.\w+$/.test(a.$code));

/** Difference between two values of a field: none, only in wording, or in substance. */
type Difference = 'none' | 'words' | 'substance';

function defaultDifference(before?: ModeValue, after?: ModeValue): Difference {
  if (!before || !after) return 'substance';
  const [a = [], b = []] = [before, after].map((value) => modesOf(value).map(withoutFunctions));
  // A new member of an object is recorded as its own change.
  const isOther = (value: FactValue, other: FactValue) =>
    differs(value, other) && !isSpeltOut(value, other) && !isSpeltOut(other, value);
  if (a.some((value, index) => isOther(value, b[index] ?? null))) return 'substance';
  return same(a, b) ? 'none' : 'words';
}

const isKnown = (value?: FactValue) => value !== undefined && !same(value, unset);

function differenceOf(what: string, before: ThingState, after: ThingState): Difference {
  const [a, b] = [before[what], after[what]];
  if (unrecorded.has(what) || same(a, b)) return 'none';
  if (before.external || after.external) {
    // Types declared by a dependency are not compared, and it may begin to mention a default.
    if (what === 'default') return isKnown(a) && isKnown(b) ? 'substance' : 'none';
    return what === 'deprecated' ? 'substance' : 'none';
  }
  if (what === 'type' || what === 'code') {
    return before.shape === after.shape ? 'words' : 'substance';
  }
  // The default of a flag is a string. If a package starts to mention a default that runs do not
  // show, the default has not changed.
  const isNamedNow = [before, after].some(({ declaredOnly }) => declaredOnly);
  if (what === 'default' && isNamedNow && [a, b].some((one) => same(one, unset))) return 'words';
  if ((what === 'default' && typeof a !== 'string') || what.startsWith('effect ')) {
    return defaultDifference(a as ModeValue | undefined, b as ModeValue | undefined);
  }
  return 'substance';
}

const published = ({ shape: _, ...state }: ThingState): ThingState => state;

/** @returns changes of an entry between two versions, at least one of which has it */
export function changesOf(
  version: string,
  before: ThingState | undefined,
  after: ThingState | undefined,
): Change[] {
  if (!before) return [{ version, what: 'added' }];
  if (!after) return [{ version, what: 'removed', before: published(before) }];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields.flatMap((what): Change[] => {
    const difference = differenceOf(what, before, after);
    if (difference === 'none') return [];
    const change: Change = { version, what };
    if (before[what] !== undefined) change.before = before[what];
    if (after[what] !== undefined) change.after = after[what];
    if (difference === 'words') change.rewritten = true;
    return [change];
  });
}

/** Whether two versions are equal in everything but type definitions. */
export function isSame(before: Things, after: Things): boolean {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)] as ThingKind[]);
  return [...kinds].every((kind) => {
    if (kind === 'types' || kind === 'apiTypes') return true;
    const [a = {}, b = {}] = [before[kind], after[kind]];
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
      // Options of loaders change with every version of a dependency.
      (name) =>
        changesOf('', a[name], b[name]).every(
          ({ what, rewritten }) => rewritten || isLoader(name, what),
        ),
    );
  });
}

const isLoader = (name: string, what: string) =>
  name.startsWith('tools.') && what.startsWith('effect ');

/**
 * @param versions all versions, oldest first, with their table of one kind
 * @returns the newest state and the changes of each entry; entries of the first version have no
 *   `added`
 */
export function historyOf(
  versions: [version: string, table: Table][],
): Record<string, ThingHistory> {
  const names = new Set(versions.toReversed().flatMap(([, table]) => Object.keys(table)));
  const entries = [...names].map((name): [string, ThingHistory] => {
    const changes = versions.flatMap(([version, table], index) => {
      const before = versions[index - 1]?.[1][name];
      const after = table[name];
      if (index === 0 || before === after || !(before || after)) return [];
      return changesOf(version, before, after).filter(
        (change) =>
          !(change.what === 'default' && namedLater.has(name) && same(change.before, unset)),
      );
    });
    const now = versions.at(-1)?.[1][name];
    return [name, { ...(now && { now: published(now) }), ...(changes.length > 0 && { changes }) }];
  });
  return Object.fromEntries(entries);
}
