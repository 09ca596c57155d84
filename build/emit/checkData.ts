/** Data for the check of configurations, from the facts and the migration guides. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'semver';
import strings from '../../i18n.json' with { type: 'json' };
import { dataFile, examples } from '../../src/check/examples.ts';
import {
  type CheckData,
  commentKeys,
  type KnownOption,
  type KnownPlugin,
  type Level,
  type OptionState,
  type States,
} from '../../src/check/types.ts';
import { historyData, pluginsData } from '../../src/facts/historyData.ts';
import type { ModeValue, PluginRelease, ThingHistory, ThingState } from '../../src/facts/index.ts';
import { formatModes } from '../../src/facts/lookup.ts';
import { sinceOf, stateAt } from '../../src/facts/timeline.ts';
import { interactions, interactionText, type Outcome } from '../../src/interactions/index.ts';
import { type Language, languages } from '../../src/site.ts';
import { minors, newestPatch } from '../../src/versions.ts';
import { minorsIn } from '../page/versionRanges.ts';
import type { BuiltSite } from './builtSite.ts';
import { guides, mappingRows } from './mappingRows.ts';
import { type OptionPage, optionPlaces } from './optionsEndpoint.ts';
import { languagePrefix } from './urls.ts';

/** Severity of each outcome of a combination of options. */
const levels: Record<Outcome, Level> = {
  error: 'error',
  broken: 'warning',
  ignored: 'warning',
  changed: 'info',
};

const plainName = (name: string) => name.replace(/\[\]|\.\*/g, '');
const patchOf = (minor: string) => newestPatch[minor] ?? '';

/** Writes `check.json` for each language. */
export async function writeCheckData({ folder, docs, pages }: BuiltSite): Promise<void> {
  const english = pages
    .filter(({ lang }) => lang === languages[0])
    .map(({ routePath, headings = [] }) => ({ routePath, headings }));
  for (const lang of languages) {
    const file = path.join(folder, languagePrefix(lang), dataFile);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(checkData(docs, lang, english)));
  }
}

/**
 * @param docs - absolute path of the folder with one folder per language
 * @param lang - language of the texts
 * @param pages - pages in the default language that document options
 */
export function checkData(docs: string, lang: Language, pages: readonly OptionPage[]): CheckData {
  const guide = (name: string, of: Language) =>
    readFileSync(path.join(docs, of, `guide/migration/${name}.mdx`), 'utf8');
  const rows = Object.entries(guides).map(([tool, { guide: name }]) => {
    const key = tool as keyof CheckData['rows'];
    return [tool, mappingRows(key, guide(name, languages[0]), guide(name, lang), lang)];
  });
  const { options, types } = historyData.things;
  const places = optionPlaces(pages, Object.keys(options));
  return {
    minors,
    options: Object.fromEntries(
      Object.entries(options).map(([name, one]) => [
        plainName(name),
        // An option without a page is the old name of one that has a page.
        knownOption(one, places.get(name) ?? places.get(one.replacement ?? '')),
      ]),
    ),
    types: Object.fromEntries(
      Object.entries(types).map(([name, one]) => [
        name,
        statesOf(one, ({ definition }) => String(definition)),
      ]),
    ),
    plugins: Object.fromEntries(
      Object.entries(pluginsData.plugins).map(([name, { peerRanges, newestFor }]) => [
        name,
        { ranges: peerRanges.map(allowedBy), newestFor } satisfies KnownPlugin,
      ]),
    ),
    rows: Object.fromEntries(rows),
    interactions: interactions.map((one) => ({
      when: one.when,
      ...(one.outcome === 'ignored' && { ignored: Object.keys(one.when)[0] }),
      minors: one.versions === undefined ? minors : minorsIn(one.versions),
      level: levels[one.outcome],
      text: interactionText(one, lang),
    })),
    examples: Object.fromEntries(
      Object.entries(examples).map(([key, { sample, name }]) => [
        key,
        readFileSync(path.join(docs, '../samples', sample, name), 'utf8'),
      ]),
    ),
    comments: Object.fromEntries(
      commentKeys.map((key) => [key, strings[`build.check.${key}`][lang]]),
    ) as CheckData['comments'],
  };
}

/** States of an entry in the newest patch of each minor, without repetitions. */
function statesOf<State>(one: ThingHistory, pick: (state: ThingState) => State): States<State> {
  const states: [string, State | null][] = [];
  for (const minor of [...minors].reverse()) {
    const full = stateAt(one, patchOf(minor));
    const state = full ? pick(full) : null;
    const last = states.at(-1);
    if (!last && state === null) continue;
    if (last && JSON.stringify(last[1]) === JSON.stringify(state)) continue;
    states.push([minor, state]);
  }
  return states;
}

function knownOption(one: ThingHistory, page: string | undefined): KnownOption {
  const removed = one.now ? undefined : one.changes?.findLast(({ what }) => what === 'removed');
  return {
    states: statesOf(one, optionState),
    since: sinceOf(one, historyData.versions[0] ?? ''),
    ...(removed && { removed: removed.version }),
    ...(one.replacement && { replacement: one.replacement }),
    ...(page && { page }),
  };
}

function optionState(state: ThingState): OptionState {
  const byMode = state.default as ModeValue | undefined;
  return {
    type: String(state.type),
    ...(byMode && { default: formatModes(byMode) }),
    ...(state.defaultIn !== undefined && { varies: true as const }),
    ...(state.deprecated !== undefined && { deprecated: true as const }),
    ...(state.topLevelOnly === true && { topLevelOnly: true as const }),
  };
}

function allowedBy({ version, range }: PluginRelease) {
  const allowed = minors.filter((minor) => range === null || satisfies(patchOf(minor), range));
  return { version, minors: allowed };
}
