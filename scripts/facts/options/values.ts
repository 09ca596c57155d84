/** Compares option values, and parses them from code. */
import type { FactValue, ModeValue } from '../../../src/facts/index.ts';
import { evaluable } from '../read/declared.ts';
import { isObject } from '../run/effects.ts';
import type { Mode } from '../run/observe.ts';

export const undefinedValue: FactValue = { $code: 'undefined' };

/** A value with sorted members. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** Equality of values regardless of the order of members. */
export const same = (a: unknown, b: unknown) =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/**
 * Whether a default changed. Members that only one of the two has are ignored, as members have
 * their own entries.
 */
export function differs(from: FactValue, to: FactValue): boolean {
  if (Array.isArray(from) && Array.isArray(to)) {
    return (
      from.length !== to.length || from.some((item, index) => differs(item, to[index] ?? null))
    );
  }
  if (isObject(from) && isObject(to) && !('$code' in from) && !('$code' in to)) {
    return Object.keys(from).some(
      (key) => key in to && differs(from[key] ?? null, to[key] ?? null),
    );
  }
  return !same(from, to);
}

export const isUndefined = (value: FactValue | undefined) =>
  value === undefined || same(value, undefinedValue);

/** A value for both modes, or one for each; null is a valid value, unlike undefined. */
export function modeValue(values: Record<Mode, FactValue | undefined>): ModeValue {
  const { development = undefinedValue, production = undefinedValue } = values;
  return same(development, production) ? { value: development } : { development, production };
}

/** Values of a type that can be listed: literals and booleans. */
export function literalValues(type: string): string[] {
  const parts = type.split(' | ');
  return parts.flatMap((part) =>
    part === 'boolean' ? ['true', 'false'] : /^'[^']*'$/.test(part) ? [part] : [],
  );
}

/** A declared default as a value: JSON if possible, otherwise its code. */
export function literalCode(code: string, mode: Mode): FactValue {
  const plain = evaluable(code, mode);
  const tidy = code
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === undefined || /=>|\(|\bprocess\b/.test(tidy)) return { $code: tidy };
  return encode(new Function(`return ${plain}`)());
}

function encode(value: unknown): FactValue {
  if (value === undefined) return undefinedValue;
  if (value instanceof RegExp) return { $code: String(value) };
  if (Array.isArray(value)) return value.map(encode);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
  }
  return value as FactValue;
}
