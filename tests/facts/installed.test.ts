/**
 * Holds `src/data` against the packages installed for the samples, without any download. A bump
 * of a pin that changes a fact fails here until `npm run facts` has been run and read.
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
import { installedOptions, runOptions } from '../../scripts/facts/options/index.ts';
import { plainName } from '../../scripts/facts/options/rows.ts';
import { installedPlugin, readPlugins, runPlugins } from '../../scripts/facts/plugins.ts';
import { readDeclared, tool } from '../../scripts/facts/snapshots.ts';
import { readSources } from '../../scripts/facts/sources.ts';
import { historyFacts } from '../../src/facts/historyData.ts';
import { factsData, type ThingKind } from '../../src/facts/index.ts';
import { compareFacts, flatten } from './compare.ts';

const { options, api, cli, plugins } = factsData;
const samplesDir = path.join(repoRoot, 'samples/v1');
const root = path.join(samplesDir, 'node_modules', tool);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const installed = `${tool} ${version}`;

const declared = readDeclared(samplesDir);
const rows = new Map(declared.options);
const runs = runOptions(samplesDir, rows);

describe('the documented version', () => {
  it.each([
    ['options', options],
    ['api', api],
    ['cli', cli],
    ['plugins', plugins],
  ])('of %s.json is the installed one', (_, { source }) => {
    expect(source).toEqual({ package: tool, version });
  });
});

describe('options.json', () => {
  const real = installedOptions(rows, runs.options);
  const comparison = {
    file: 'src/data/options.json',
    installed,
    stored: options.options,
    real,
    fields: [
      'type',
      'parent',
      'required',
      'default',
      'defaultIn',
      'effects',
      'topLevelOnly',
      'private',
    ],
  };

  it('has the types, members and defaults of the package', () => {
    expect(compareFacts(comparison)).toEqual([]);
  });

  const port = options.options['server.port'] as object;
  const minify = options.options['output.filename.js'] as object;
  it.each([
    [
      'a changed default',
      { 'server.port': { ...port, default: { value: 3001 } } },
      'src/data/options.json: server.port: default is { value: 3001 } in the data, ' +
        `{ value: 3000 } in the installed ${installed}`,
    ],
    [
      'a default of one mode',
      { 'output.filename.js': { ...minify, default: { value: '[name].js' } } },
      "src/data/options.json: output.filename.js: default is { value: '[name].js' } in the data, " +
        "{ development: '[name].js', production: '[name].[contenthash:8].js' } " +
        `in the installed ${installed}`,
    ],
    [
      'a changed type',
      { 'server.port': { ...port, type: 'string' } },
      'src/data/options.json: server.port: type is string in the data, ' +
        `number in the installed ${installed}`,
    ],
    [
      'an option that is gone',
      { 'server.ports': port },
      `src/data/options.json: server.ports: not in the installed ${installed}`,
    ],
  ])('would tell %s', (_, tampered, message) => {
    const stored = { ...options.options, ...tampered };
    expect(compareFacts({ ...comparison, stored })).toEqual([message]);
  });

  it('would tell a new option', () => {
    const { 'server.port': _, ...stored } = options.options;
    expect(compareFacts({ ...comparison, stored })).toEqual([
      `src/data/options.json: server.port: missing, the installed ${installed} has it`,
    ]);
  });
});

describe('api.json', () => {
  const file = 'src/data/api.json';

  it('has the exports of the package', () => {
    const real = declared.api.exports;
    const fields = ['kind', 'code'];
    expect(compareFacts({ file, installed, stored: api.exports, real, fields })).toEqual([]);
  });

  it('has every runtime export', () => {
    const stored = Object.entries(api.exports).flatMap(([name, { runtime }]) =>
      runtime ? [[name, runtime]] : [],
    );
    expect(Object.fromEntries(stored)).toEqual(runs.exports);
  });

  it('has the members of the types', () => {
    const real = flatten(declared.api.members);
    const fields = ['kind', 'type', 'code', 'optional'];
    const stored = flatten(api.members);
    expect(compareFacts({ file, installed, stored, real, fields })).toEqual([]);
  });

  it.each([
    ['RsbuildInstance', runs.instance],
    ['RsbuildPluginAPI', runs.pluginApi],
  ])('has the members that %s has at run time', (type, keys) => {
    expect(Object.keys(api.members[type] ?? {}).sort()).toEqual([...keys].sort());
  });

  it('would tell a changed signature', () => {
    const real = flatten(declared.api.members);
    const build = api.members.RsbuildInstance?.build as object;
    const stored = { ...flatten(api.members), 'RsbuildInstance.build': { ...build, code: 'x()' } };
    expect(compareFacts({ file, installed, stored, real, fields: ['code'] })).toEqual([
      `${file}: RsbuildInstance.build: code is x() in the data, ` +
        `build(options?: BuildOptions): Promise<BuildResult> in the installed ${installed}`,
    ]);
  });
});

describe('cli.json', () => {
  const file = 'src/data/cli.json';

  const commands = readCli(samplesDir);

  it('has the commands of the help', () => {
    expect(Object.keys(cli.commands)).toEqual(Object.keys(commands));
  });

  it.each(Object.keys(cli.commands))('has the flags of %s', (command) => {
    const named = (flags: object) => flatten({ [command]: flags as Record<string, object> });
    const real = named(commands[command]?.flags ?? {});
    const stored = named(cli.commands[command]?.flags ?? {});
    const fields = ['flag', 'description', 'default'];
    expect(compareFacts({ file, installed, stored, real, fields })).toEqual([]);
  });
});

describe('a thing that is missing', () => {
  it.each<[string, Record<string, object>, string]>([
    ['member', flatten(declared.api.members), 'RsbuildInstance.build'],
    ['export', declared.api.exports, 'createRsbuild'],
    ['flag', flatten({ dev: readCli(samplesDir).dev?.flags ?? {} }), 'dev.--open'],
  ])('would be told: %s', (_, real, name) => {
    const { [name]: missing, ...stored } = real;
    expect(missing).toBeDefined();
    expect(compareFacts({ file: 'data', installed, stored, real, fields: [] })).toEqual([
      `data: ${name}: missing, the installed ${installed} has it`,
    ]);
  });
});

/** The two majors that the repository has installed: for the samples, and inside Rspress. */
describe.each([
  ['samples', samplesDir],
  ['the site', repoRoot],
])('history.json has the version of %s', (_, folder) => {
  const here = path.join(folder, 'node_modules', tool);
  const { version: own } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const isSamples = folder === samplesDir;
  const said = isSamples ? declared : readDeclared(folder);
  const done = isSamples ? runs : runOptions(folder, new Map(said.options));
  const real = mergeThings(
    declaredThings(said),
    runThings(done),
    commandThings(readCli(folder)),
    sourceThings(readSources(here)),
  );

  it.each<[ThingKind, string[]]>([
    ['options', ['type', 'required', 'default', 'defaultIn', 'deprecated', 'topLevelOnly']],
    ['exports', ['kind', 'code', 'runtime', 'deprecated']],
    ['members', ['kind', 'type', 'code', 'optional', 'deprecated']],
    ['commands', ['isDefault']],
    ['flags', ['flag', 'default']],
    ['variables', ['where']],
    ['package', ['value']],
  ])('%s', (kind, fields) => {
    // What a dependency declares is not followed in detail, and its marks of arrays neither.
    const followed = (table: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(table)
          .filter(([, state]) => !('external' in state))
          .map(([name, state]) => [kind === 'options' ? plainName(name) : name, state]),
      );
    expect(
      compareFacts({
        file: `src/data/history.json at ${own}`,
        installed: `${tool} ${own}`,
        stored: followed(historyFacts.allIn(kind, own)),
        real: followed(real[kind] ?? {}),
        fields,
      }),
    ).toEqual([]);
  });
});

describe('plugins.json', () => {
  const readings = readPlugins(tool);
  const runs = runPlugins(readings);

  it.each(readings.map((one) => [one.name, one] as const))('has %s', (name, one) => {
    const { options: real, ...rest } = installedPlugin(one, runs, []);
    const { options: stored = {}, ...fact } = plugins.plugins[name] ?? {};
    const common = { file: 'src/data/plugins.json', installed: `${name} ${one.version}` };
    expect([
      ...compareFacts({
        ...common,
        stored: { [name]: fact },
        real: { [name]: rest },
        fields: ['version', 'peerRange', 'factory', 'pluginName', 'exports', 'types'],
      }),
      ...compareFacts({ ...common, stored, real, fields: ['type', 'required', 'default'] }),
    ]).toEqual([]);
  });

  it('has no other plugin', () => {
    expect(Object.keys(plugins.plugins)).toEqual(readings.map((one) => one.name));
  });

  it('would tell another version and another name', () => {
    const name = '@rsbuild/plugin-react';
    const one = readings.find((reading) => reading.name === name);
    const fact = plugins.plugins[name];
    if (!one || !fact) throw new Error(`${name} is not among the plugins`);
    const stored = { [name]: { ...fact, version: '0.0.1', factory: 'react' } };
    const { options: _, ...real } = installedPlugin(one, runs, []);
    const problems = compareFacts({
      file: 'src/data/plugins.json',
      installed: `${name} ${one.version}`,
      stored,
      real: { [name]: real },
      fields: ['version', 'factory'],
    });
    expect(problems).toEqual([
      `src/data/plugins.json: ${name}: version is 0.0.1 in the data, ` +
        `${one.version} in the installed ${name} ${one.version}`,
      `src/data/plugins.json: ${name}: factory is react in the data, ` +
        `pluginReact in the installed ${name} ${one.version}`,
    ]);
  });
});
