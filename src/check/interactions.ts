/** Reports options that affect each other. */
import { optionPath } from '../interactions/names.ts';
import type { Options, Setting } from './options.ts';
import { choicesOf, type Reading } from './read.ts';
import { codeOf, placeOf } from './rsbuild.ts';
import type { Finding, KnownInteraction } from './types.ts';

/**
 * @param options - of the version that the file is for
 * @returns a finding for each known combination, located at its last setting
 */
export function checkInteractions(
  reading: Reading,
  text: string,
  options: Options,
  known: readonly KnownInteraction[],
): Finding[] {
  const relevant = known.filter(({ minors }) => minors.includes(options.minor));
  return reading.roots.flatMap((root) => {
    const scopes = scopesOf(options.settings(root));
    return relevant.flatMap((one) => {
      const found = scopes.map((scope) => combination(one, scope)).find((hit) => hit !== undefined);
      return found ? [findingOf(one, found, text)] : [];
    });
  });
}

/**
 * Settings that are in effect together: the shared ones, and those merged with each environment's.
 */
function scopesOf(settings: readonly Setting[]): Setting[][] {
  const shared = settings.filter(({ environment }) => environment === undefined);
  const names = new Set(settings.flatMap(({ environment }) => environment ?? []));
  return [
    shared,
    ...[...names].map((name) => [
      // An environment's settings override the shared ones.
      ...settings.filter(({ environment }) => environment === name),
      ...shared,
    ]),
  ];
}

/**
 * @returns the setting for each option of a combination, if all of them have the values it is about
 */
function combination(
  { when, ignored }: KnownInteraction,
  scope: readonly Setting[],
): Setting[] | undefined {
  const found = Object.entries(when).map(([option, code]) => {
    const setting = scope.find(({ name }) => name === option);
    const values = setting ? choicesOf(setting.entry.value) : [];
    return values.some((value) => isMeant(codeOf(value), code)) ? setting : undefined;
  });
  if (!found.every((one) => one !== undefined)) return undefined;
  // A shared setting may still have an effect in another environment.
  const isShared = found.some(({ name, environment }) => name === ignored && !environment);
  return isShared && found.some(({ environment }) => environment) ? undefined : found;
}

const isMeant = (code: string | undefined, meant: string) =>
  meant === '*' ? code !== 'false' && code !== 'undefined' : code === meant;

function findingOf({ level, text }: KnownInteraction, found: Setting[], source: string): Finding {
  const places = found.map((setting) => placeOf(setting, source));
  const last = places.reduce((one, other) => (other.start > one.start ? other : one));
  return {
    ...last,
    kind: 'interaction',
    level,
    name: places.map(({ name }) => name).join(' + '),
    params: {},
    page: optionPath(last.name),
    text,
  };
}
