/** What happened to an option from version to version. */
import { type FactValue, formatDefault, type OptionFact } from '../../../src/facts/index.ts';
import type { optionReplacements } from '../replacements.ts';
import { isComparison, type Mode, modes, observe } from '../run/observe.ts';
import { minorOf } from '../versions.ts';
import { configWith, measured } from './defaults.ts';
import type { VersionReading } from './index.ts';
import type { OptionRow } from './rows.ts';
import {
  differs,
  isUndefined,
  literalCode,
  literalValues,
  modeValue,
  undefinedValue,
} from './values.ts';

/** First name in code marks of a deprecation note: what to use instead. */
export function replacementIn(note: string): string | null {
  return /^(?:Please )?[Uu]se `([^`]+)`/.exec(note)?.[1] ?? null;
}

/**
 * @param name option, export or member
 * @param versions readings from old to new, with the note of each if it is deprecated there, or
 *   undefined where it does not exist
 * @param documented version that the site documents
 * @param table replacements without a note
 */
export function lifeOf(
  name: string,
  versions: { version: string; present: boolean; deprecated?: string }[],
  documented: string,
  table: typeof optionReplacements,
): Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> {
  const first = versions.find((one) => one.present);
  if (!first) throw new Error(`${name}: in no version`);
  const index = versions.findIndex((one) => one.version === documented);
  const upTo = versions.slice(0, index + 1);
  const newest = versions.at(-1) as (typeof versions)[number];
  const note = versions.map((one) => one.deprecated).findLast((text) => text !== undefined);
  const named = note === undefined ? null : replacementIn(note);
  const use = named ?? table[name]?.use ?? null;
  if (table[name] && named) throw new Error(`${name}: a note names ${named}, drop its row`);
  if (table[name] && newest.present && newest.deprecated === undefined && note === undefined) {
    throw new Error(`${name}: 2.x still has it, drop its row`);
  }
  const life: Pick<OptionFact, 'since' | 'deprecated' | 'in2x'> = { since: minorOf(first.version) };
  const deprecating = upTo.find((one) => one.deprecated !== undefined);
  if (deprecating) life.deprecated = { since: minorOf(deprecating.version), replacement: use };
  if (!newest.present) life.in2x = { state: 'removed', replacement: use };
  else if (newest.deprecated !== undefined) life.in2x = { state: 'deprecated', replacement: use };
  return life;
}

/**
 * Value that an unset option stands for in a version: the one next to it in time if setting it
 * changes nothing there, or the only literal of the type that changes nothing.
 */
function unsetValue(
  reading: VersionReading,
  path: string,
  type: string,
  neighbour: Record<Mode, FactValue>,
): Record<Mode, FactValue> {
  const literals = literalValues(type);
  const neutralByMode = modes.map((mode) => {
    const candidates = ['', ...literals].map(
      (literal) => literal || formatDefault(neighbour[mode]),
    );
    const run = observe(reading.folder, mode, [
      { id: 'base', code: '{}' },
      ...candidates.map((value, index) => ({
        id: String(index),
        code: configWith(path, value),
        base: 'base',
        value,
      })),
    ]);
    return candidates.map((_, index) => {
      const result = run.results[index + 1];
      return isComparison(result) && result.rspack === 'same';
    });
  });
  const isNeutral = (index: number) => neutralByMode.every((mode) => mode[index]);
  if (isNeutral(0)) return neighbour;
  const neutral = literals.filter((_, index) => isNeutral(index + 1));
  const value = (mode: Mode) =>
    literals.length > 1 && neutral.length === 1
      ? literalCode(neutral[0] as string, mode)
      : undefinedValue;
  return { development: value('development'), production: value('production') };
}

type Values = Record<Mode, FactValue>;

/**
 * Defaults that differ from one line to the next.
 * @param path option
 * @param type its type, for the values it can have
 */
export function changesOf(
  path: string,
  type: string,
  readings: VersionReading[],
  structures: Map<string, Map<string, OptionRow>>,
): OptionFact['changes'] {
  const present = readings.filter((one) => structures.get(one.version)?.has(path));
  const values = present.map(({ runs }): Values | undefined => {
    const [development, production] = [
      measured(path, runs.development),
      measured(path, runs.production),
    ];
    if (isUndefined(development) && isUndefined(production)) return undefined;
    return {
      development: development ?? undefinedValue,
      production: production ?? undefinedValue,
    };
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  // A line of unset versions is judged where it meets one that shows a value.
  const filled = [...values];
  const fill = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index < filled.length; index += step) {
      const [here, before] = [filled[index], filled[index - step]];
      if (here !== undefined || before === undefined) continue;
      filled[index] =
        values[index - step] === undefined
          ? before
          : unsetValue(present[index] as VersionReading, path, type, before);
    }
  };
  fill(1, 1);
  fill(filled.length - 2, -1);
  const first = minorOf(present[0]?.version ?? '');
  const changes: NonNullable<OptionFact['changes']> = [];
  for (let index = 1; index < present.length; index++) {
    const [from, to] = [filled[index - 1], filled[index]] as [Values, Values];
    const since = minorOf(present[index]?.version ?? '');
    // What moved between the patches of the first line was never a default to rely on.
    if (since === first || modes.every((mode) => !differs(from[mode], to[mode]))) continue;
    changes.push({ since, from: modeValue(from), to: modeValue(to) });
  }
  return changes.length > 0 ? changes : undefined;
}
