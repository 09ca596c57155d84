/**
 * Compares `src/data` with the packages installed for samples and in Rspress, without downloads. If
 * a new version changes a fact, this fails until `npm run facts` has been run and its result
 * reviewed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCli } from '../../scripts/facts/cli.ts';
import {
  commandThings,
  declaredThings,
  mergeThings,
  runThings,
  sourceThings,
} from '../../scripts/facts/history/things.ts';
import { repoRoot } from '../../scripts/facts/install.ts';
import { runOptions } from '../../scripts/facts/options/index.ts';
import { installedPlugin, readPlugins, runPlugins } from '../../scripts/facts/plugins.ts';
import { readDeclared, tool } from '../../scripts/facts/snapshots.ts';
import { readSources } from '../../scripts/facts/sources.ts';
import { toolchains } from '../../scripts/samples/installed.ts';
import { plainName } from '../../src/facts/history.ts';
import { historyFacts, pluginsData } from '../../src/facts/historyData.ts';
import type { ThingKind, ThingState } from '../../src/facts/index.ts';
import { minorOf } from '../../src/versions.ts';
import { compareFacts } from './compare.ts';

type Table = Record<string, ThingState>;

/** Types declared by a dependency are not compared in detail, nor are markers of arrays. */
const followed = (kind: ThingKind, table: Table): Table =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, state]) => !('external' in state))
      .map(([name, state]) => [kind === 'options' ? plainName(name) : name, state]),
  );

/** Effects of unset options, which pages show. */
const effects = [
  'css-loader',
  'builtin:lightningcss-loader',
  'builtin:swc-loader',
  'devtool',
  'optimization.minimize',
  'optimization.minimizer',
  'optimization.splitChunks',
  'target',
  'templateContent',
].map((label) => `effect ${label}`);

const compared: [ThingKind, string[]][] = [
  [
    'options',
    ['type', 'required', 'default', 'defaultIn', 'deprecated', 'topLevelOnly', ...effects],
  ],
  ['exports', ['kind', 'code', 'runtime', 'deprecated']],
  ['members', ['kind', 'type', 'code', 'optional', 'deprecated']],
  ['commands', ['isDefault']],
  ['flags', ['flag', 'default']],
  ['variables', ['where']],
  ['package', ['value']],
];
const folders = [...toolchains.map(({ folder }) => folder), repoRoot];

describe.each(folders.map((folder) => [path.relative(repoRoot, folder) || 'the site', folder]))(
  'history.json has the version of %s',
  (_, folder) => {
    const root = path.join(folder, 'node_modules', tool);
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const declared = readDeclared(folder);
    const runs = runOptions(folder, new Map(declared.options));
    const real = mergeThings(
      declaredThings(declared),
      runThings(runs),
      commandThings(readCli(folder)),
      sourceThings(readSources(root)),
    );
    const comparison = (kind: ThingKind, fields: string[]) => ({
      file: 'history.json',
      installed: version,
      stored: followed(kind, historyFacts.allIn(kind, version)),
      real: followed(kind, real[kind] ?? {}),
      fields,
    });

    it.each(compared)('%s', (kind, fields) => {
      expect(compareFacts(comparison(kind, fields))).toEqual([]);
    });

    it('has members that a dependency declares', () => {
      expect(declared.options.filter(([, { external }]) => external)).not.toEqual([]);
    });

    it.each([
      ['RsbuildInstance', runs.instance],
      ['RsbuildPluginAPI', runs.pluginApi],
    ])('the members that %s has at run time', (type, keys) => {
      const members = Object.keys(historyFacts.allIn('members', version))
        .filter((name) => name.startsWith(`${type}.`))
        .map((name) => name.slice(type.length + 1));
      expect(members.sort()).toEqual([...keys].sort());
    });

    const faults: [string, ThingKind, string, ThingState | undefined, string][] = [
      [
        'a wrong default',
        'options',
        'server.port',
        { type: 'number', default: { value: 3001 } },
        `default is { value: 3001 } in the data, { value: 3000 } in the installed ${version}`,
      ],
      [
        'a default of one mode',
        'options',
        'mode',
        { type: "'development' | 'production' | 'none'", default: { value: 'production' } },
        "default is { value: 'production' } in the data, " +
          `{ development: 'development', production: 'production' } in the installed ${version}`,
      ],
      [
        'a wrong type',
        'options',
        'server.port',
        { type: 'string', default: { value: 3000 } },
        `type is string in the data, number in the installed ${version}`,
      ],
      [
        'a wrong signature',
        'members',
        'RsbuildInstance.build',
        { ...historyFacts.stateIn('members', 'RsbuildInstance.build', version), code: 'x()' },
        'code is x() in the data, build(options?: BuildOptions): Promise<BuildResult> ' +
          `in the installed ${version}`,
      ],
      ['a missing option', 'options', 'server.port', undefined, ''],
      ['a missing export', 'exports', 'createRsbuild', undefined, ''],
      ['a missing member', 'members', 'RsbuildInstance.build', undefined, ''],
      ['a missing flag', 'flags', 'dev --open', undefined, ''],
      ['an invented option', 'options', 'server.ports', { type: 'number' }, ''],
    ];
    it.each(faults)('would tell %s', (_what, kind, name, state, message) => {
      const all = comparison(kind, ['type', 'default', 'code']);
      const { [name]: own, ...others } = all.stored;
      const stored = state ? { ...others, [name]: state } : others;
      const missing = state
        ? `not in the installed ${version}`
        : `missing, the installed ${version} has it`;
      expect(compareFacts({ ...all, stored })).toEqual([
        `history.json: ${name}: ${message || missing}`,
      ]);
    });
  },
);

describe.each(toolchains.map(({ major, folder }) => [major, folder]))(
  'plugins.json has the plugins for %s.x',
  (major, folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const project = { folder, pinned: manifest.devDependencies };
    const readings = readPlugins(tool, project);
    const runs = runPlugins(readings, project);
    const problemsOf = (one: (typeof readings)[number], stored = storedState(one)) => {
      const { options: real, ...rest } = installedPlugin(one, runs, []);
      const common = { file: 'plugins.json', installed: `${one.name} ${one.version}` };
      const { options = {}, ...fact } = stored ?? {};
      return [
        ...compareFacts({
          ...common,
          stored: { [one.name]: fact },
          real: { [one.name]: rest },
          fields: ['peerRange', 'factory', 'pluginName', 'exports', 'types'],
        }),
        ...compareFacts({
          ...common,
          stored: options,
          real,
          fields: ['type', 'required', 'default'],
        }),
      ];
    };

    it.each(readings.map((one) => [one.name, one] as const))('%s', (name, one) => {
      expect(pluginsData.plugins[name]?.newestFor[minorOf(major)]).toBe(one.version);
      expect(problemsOf(one)).toEqual([]);
    });

    it('and no other', () => {
      const stored = Object.entries(pluginsData.plugins).filter(
        ([, { newestFor }]) => newestFor[minorOf(major)],
      );
      expect(stored.map(([name]) => name)).toEqual(readings.map((one) => one.name));
    });

    it('would tell another name and another default', () => {
      const name = '@rsbuild/plugin-react';
      const one = readings.find((reading) => reading.name === name);
      const state = one && storedState(one);
      if (!one || !state) throw new Error(`${name} is not among the plugins`);
      const { fastRefresh } = state.options;
      const options = { ...state.options, fastRefresh: { ...fastRefresh, default: false } };
      const stored = { ...state, factory: 'react', options } as typeof state;
      const installed = `${name} ${one.version}`;
      expect(problemsOf(one, stored)).toEqual([
        `plugins.json: ${name}: factory is react in the data, pluginReact in the installed ${installed}`,
        `plugins.json: fastRefresh: default is false in the data, true in the installed ${installed}`,
      ]);
    });
  },
);

/** Data about a version of a plugin. */
function storedState({ name, version }: { name: string; version: string }) {
  return pluginsData.plugins[name]?.states[version];
}
