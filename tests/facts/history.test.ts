/** Compares `history.json` with values that were verified in the packages. */
import { describe, expect, it } from 'vitest';
import { findReplacement } from '../../scripts/facts/life.ts';
import { historyData, historyFacts } from '../../src/facts/historyData.ts';
import type { ThingHistory, ThingKind } from '../../src/facts/index.ts';
import { newestPatch } from '../../src/versions.ts';

const looked = ['1.0', '1.3', '1.7', '2.0', '2.3'];
const value = <T>(one: T) => ({ value: one });
const modes = <T>(development: T, production: T) => ({ development, production });
const browsersOf1 = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];
const browsersOf2 = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'];
/** One value for three minors of 1.x, another one for those of 2.x. */
const majors = (one: unknown, two: unknown) => [one, one, one, two, two];
const minify = "boolean | 'always'";
const decorators = "'legacy' | '2022-03'";

/**
 * Verified in the packages: normalized configurations of an empty project, names of output files,
 * type declarations and package.json files.
 */
const seen: [kind: ThingKind, name: string, field: string, values: unknown[]][] = [
  // Applied at the point of use up to 1.3, enabled in production.
  [
    'options',
    'dev.progressBar',
    'default',
    [modes(false, true), modes(false, true), value(false), value(false), value(false)],
  ],
  ['options', 'output.minify.js', 'type', ['boolean', minify, minify, minify, minify]],
  ['options', 'server.host', 'default', majors(value('0.0.0.0'), value('localhost'))],
  ['options', 'server.host', 'type', majors('string', 'string | boolean')],
  ['options', 'source.decorators.version', 'default', majors(value('2022-03'), value('2023-11'))],
  ['options', 'source.decorators.version', 'type', majors(decorators, `${decorators} | '2023-11'`)],
  [
    'options',
    'output.overrideBrowserslist',
    'default',
    majors(value(browsersOf1), value(browsersOf2)),
  ],
  [
    'options',
    'output.filename.js',
    'default',
    majors(
      modes('[name].js', '[name].[contenthash:8].js'),
      modes('[name].js', '[name].[contenthash:10].js'),
    ),
  ],
  [
    'options',
    'server.publicDir.copyOnBuild',
    'type',
    ['boolean', "boolean | 'auto'", "boolean | 'auto'", "boolean | 'auto'", "boolean | 'auto'"],
  ],
  [
    'options',
    'logLevel',
    'default',
    [undefined, undefined, value('info'), value('info'), value('info')],
  ],
  [
    'options',
    'dev.browserLogs',
    'default',
    [undefined, undefined, ...Array(3).fill(value({ stackTrace: 'summary' }))],
  ],
  ['options', 'performance.removeMomentLocale', 'default', majors(value(false), undefined)],
  ['options', 'performance.chunkSplit.strategy', 'deprecated', majors(undefined, undefined)],
  [
    'options',
    'performance.chunkSplit',
    'deprecated',
    majors(undefined, 'Use `splitChunks` instead.'),
  ],
  ['package', 'formats', 'value', majors(['esm', 'cjs'], ['esm'])],
  [
    'package',
    'node',
    'value',
    ['>=16.7.0', '>=16.10.0', '>=18.12.0', ...Array(2).fill('^20.19.0 || >=22.12.0')],
  ],
  ['members', 'RsbuildPluginAPI.modifyHTML', 'kind', [undefined, ...Array(4).fill('method')]],
  ['members', 'RsbuildPluginAPI.modifyWebpackChain', 'kind', majors('method', undefined)],
  ['members', 'RsbuildPluginAPI.onAfterStartProdServer', 'kind', majors('method', undefined)],
];

describe('the state in 1.0, 1.3, 1.7, 2.0 and 2.3', () => {
  it.each(seen)('%s %s: %s', (kind, name, field, values) => {
    const found = looked.map((minor) => historyFacts.stateIn(kind, name, minor)?.[field]);
    expect(found).toEqual(values);
  });

  it.each<[ThingKind, string, boolean[]]>([
    ['options', 'splitChunks', majors(false, true) as boolean[]],
    ['options', 'tools.webpack', majors(true, false) as boolean[]],
    ['options', 'provider', majors(true, false) as boolean[]],
    ['options', 'security.sri', [true, true, true, true, true]],
    ['options', 'output.module', [false, false, true, true, true]],
    ['options', 'resolve.alias', [false, true, true, true, true]],
    ['options', 'source.alias', majors(true, false) as boolean[]],
    ['exports', 'OnAfterStartPreviewServerFn', majors(false, true) as boolean[]],
  ])('%s %s is there: %s', (kind, name, expected) => {
    const found = looked.map((minor) => historyFacts.stateIn(kind, name, minor) !== undefined);
    expect(found).toEqual(expected);
  });
});

describe('the patch of a change', () => {
  it.each<[string, string, string]>([
    ['output.minify.js', 'type', '1.3.22'],
    ['output.sourceMap', 'type', '1.1.5'],
    ['dev.progressBar', 'default', '1.4.2'],
    ['server.publicDir.copyOnBuild', 'default', '1.2.0'],
    ['source.alias', 'deprecated', '1.1.7'],
    ['output.distPath', 'type', '1.6.0'],
  ])('%s: %s changed in %s', (name, what, version) => {
    const changes = historyFacts.optionHistory(name).filter((row) => row.name === name);
    expect(changes.find((row) => row.what === what)?.version).toBe(version);
  });
});

it('reads up to the versions that the site names', () => {
  expect(historyData.versions).toEqual(expect.arrayContaining(Object.values(newestPatch)));
});

describe('replacement', () => {
  const wrong = (kind: ThingKind, data: Record<string, ThingHistory>) =>
    Object.entries(data).flatMap(([name, thing]) =>
      findReplacement(kind, name, thing) === thing.replacement ? [] : [`${kind} ${name}`],
    );

  it.each(Object.keys(historyData.things) as ThingKind[])(
    '%s: replacements are those that notes and evidence name',
    (kind) => {
      expect(wrong(kind, historyData.things[kind])).toEqual([]);
    },
  );

  it('would tell a wrong replacement in the history', () => {
    const thing = { ...historyFacts.thing('options', 'source.alias'), replacement: 'resolve' };
    expect(wrong('options', { 'source.alias': thing })).toEqual(['options source.alias']);
  });
});

describe('what an upgrade from 1.x to 2.x meets', () => {
  const list = historyFacts.upgradeList();
  const lines = new Set(list.map(({ kind, name, what }) => `${kind} ${name} ${what}`));

  it.each([
    'options source.alias renamed',
    'options tools.webpack renamed',
    'options provider removed',
    'options performance.bundleAnalyze removed',
    'options performance.removeMomentLocale removed',
    'options performance.chunkSplit deprecated',
    'options server.host default',
    'options output.overrideBrowserslist default',
    'options splitChunks added',
    'members RsbuildPluginAPI.onAfterStartProdServer renamed',
    'members RsbuildPluginAPI.modifyWebpackChain renamed',
    'exports OnAfterStartProdServerFn renamed',
    'package node value',
    'package formats value',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  it('names nothing twice', () => {
    expect(lines.size).toBe(list.length);
  });

  it('names a replacement that 2.x has', () => {
    const known = historyFacts.allIn('options', '2');
    const renamed = list
      .filter(({ what, kind }) => what === 'renamed' && kind === 'options')
      .map(({ name }) => `${name} → ${historyFacts.thing('options', name).replacement}`);
    expect(renamed).toContain('source.alias → resolve.alias');
    expect(renamed.filter((line) => !(line.replace(/.* → /, '') in known))).toEqual([]);
  });
});
