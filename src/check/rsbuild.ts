/**
 * Checks an Rsbuild configuration against one version, and lists what the newest version changes.
 */
import leven from 'leven';
import type { FactValue } from '../facts/index.ts';
import { closestNames, formatDefault } from '../facts/lookup.ts';
import type { Options, Setting } from './options.ts';
import { lineAt } from './parse.ts';
import type { Reading } from './read.ts';
import type { Finding, Level, SetOption, Value } from './types.ts';
import { fitOf } from './typeText.ts';

/** @returns the location of a setting, for a finding */
export function placeOf({ entry: { node }, name }: Setting, text: string) {
  const start = node.start ?? 0;
  const key = 'key' in node ? node.key : node;
  return { name, start, end: key.end ?? start, line: lineAt(text, start) };
}

/**
 * A value as JavaScript source, formatted like defaults in the facts; undefined if it is known only
 * at run time.
 */
export function codeOf(value: Value): string | undefined {
  const known = factValue(value);
  return known === undefined ? undefined : formatDefault(known);
}

function factValue(value: Value): FactValue | undefined {
  if (value.kind === 'literal') {
    return value.value === undefined ? { $code: 'undefined' } : value.value;
  }
  if (value.kind === 'array') {
    const items = value.items.map(factValue);
    return items.some((item) => item === undefined) ? undefined : (items as FactValue[]);
  }
  if (value.kind !== 'object' || value.isOpen) return undefined;
  const entries = value.entries.map(({ key, value }) => [key, factValue(value)] as const);
  if (entries.some(([, item]) => item === undefined)) return undefined;
  return Object.fromEntries(entries) as FactValue;
}

/** @returns findings for the settings of a file, and the options it sets */
export function checkSettings(
  reading: Reading,
  text: string,
  options: Options,
): { findings: Finding[]; set: SetOption[] } {
  const settings = reading.roots.flatMap((root) => options.settings(root));
  const findings = settings.flatMap((setting) => findingsOf(setting, text, options));
  return { findings, set: setOptions(settings, text, options) };
}

function findingsOf(setting: Setting, text: string, options: Options): Finding[] {
  const { name, entry, siblings, environment } = setting;
  const place = placeOf(setting, text);
  const page = options.option(name)?.page;
  const say = (kind: string, level: Level, params: Record<string, string> = {}): Finding => {
    return { kind, level, params, ...place, ...(page && { page }) };
  };
  if (!setting.isKnown) {
    if (!siblings) return [];
    const nearest = closestNames(entry.key, [...siblings], 1)[0] ?? '';
    return isLike(entry.key, nearest)
      ? [say('unknownNear', 'error', { nearest })]
      : [say('unknown', 'error')];
  }
  const option = options.option(name);
  if (!option) return [];
  const state = options.state(name);
  const { since, removed = '', replacement = '' } = option;
  if (state === undefined) return [say('later', 'error', { since })];
  if (state === null) {
    return [say(replacement ? 'removedFor' : 'removed', 'error', { removed, replacement })];
  }
  const found: Finding[] = [];
  if (state.deprecated) {
    found.push(say(replacement ? 'deprecatedFor' : 'deprecated', 'warning', { replacement }));
  }
  if (fitOf(entry.value, state.type, options.types) === 'no') {
    found.push(say('type', 'error', { type: state.type }));
  }
  if (environment && state.topLevelOnly) found.push(say('topLevel', 'error'));
  return found;
}

/** Whether one name may be a misspelling of the other. */
function isLike(key: string, nearest: string): boolean {
  const [one, other] = [key.toLowerCase(), nearest.toLowerCase()];
  const isPart = one.length > 2 && (other.startsWith(one) || one.startsWith(other));
  // The edit distance counts two swapped letters as two changes.
  const isSwapped = sortLetters(one) === sortLetters(other);
  return other !== '' && (isPart || isSwapped || leven(one, other) <= Math.max(1, one.length / 3));
}

const sortLetters = (word: string) => [...word].sort().join('');

function setOptions(settings: readonly Setting[], text: string, options: Options): SetOption[] {
  const known = settings.filter(({ name, isKnown }) => isKnown && options.option(name));
  // Some defaults differ for other targets.
  const isForWeb = known.every(({ name, entry }) => {
    return (
      !/^(?:output\.target|mode)$/.test(name) ||
      /'(?:web|production)'/.test(codeOf(entry.value) ?? '')
    );
  });
  const times = new Map<string, number>();
  for (const { name } of known) times.set(name, (times.get(name) ?? 0) + 1);
  // Items of a list often set the same options.
  const seen = new Set<string>();
  const first = known.filter(({ name, environment = '' }) => {
    const place = `${environment} ${name}`;
    return !seen.has(place) && seen.add(place);
  });
  return first.map((setting) => {
    const { name, entry, environment, path } = setting;
    const { page } = options.option(name) ?? {};
    const state = options.state(name);
    const code = codeOf(entry.value);
    const isDefault =
      times.get(name) === 1 &&
      !environment &&
      ![...path, entry].some(({ isConditional }) => isConditional) &&
      (isForWeb || !state?.varies) &&
      code !== undefined &&
      code === state?.default?.development &&
      code === state.default.production;
    return {
      ...placeOf(setting, text),
      ...(page && { page }),
      ...(state?.default && { default: state.default }),
      isDefault,
    };
  });
}
