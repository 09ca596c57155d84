import { describe, expect, it } from 'vitest';
import {
  apiExport,
  apiMember,
  apiMembers,
  cliCommand,
  closestNames,
  type FactsData,
  type FactValue,
  formatDefault,
  optionFact,
  optionMembers,
  pluginFact,
} from './index.ts';
import { aliasesIn, createFacts } from './lookup.mjs';

describe('formatDefault', () => {
  const cases: [FactValue | undefined, string][] = [
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [3000, '3000'],
    ['', "''"],
    ['/rsbuild-hmr', "'/rsbuild-hmr'"],
    // What single quotes cannot hold as it is.
    ["it's", "'it\\'s'"],
    ['a\\b\nc', "'a\\\\b\\nc'"],
    // Code stands without quotes.
    [{ $code: 'undefined' }, 'undefined'],
    [{ $code: '/\\.vue$/' }, '/\\.vue$/'],
    [[], '[]'],
    [['.ts', '.js'], "['.ts', '.js']"],
    [{}, '{}'],
    [{ imports: true, entries: false }, '{ imports: true, entries: false }'],
    // Members keep quotes only where they need them.
    [{ 'http-equiv': 'x', _a: 1 }, "{ 'http-equiv': 'x', _a: 1 }"],
    [
      { origin: { $code: 'defaultAllowedOrigins' }, deep: { list: [1] } },
      '{ origin: defaultAllowedOrigins, deep: { list: [1] } }',
    ],
  ];
  it.each(cases)('%j → %s', (value, code) => {
    expect(formatDefault(value)).toBe(code);
  });
});

describe('closestNames', () => {
  const known = ['output.minify', 'output.manifest', 'server.port', 'server.proxy', 'dev.hmr'];
  it.each([
    ['output.minfy', 'output.minify'],
    ['Server.Port', 'server.port'],
    // The right option in the wrong group.
    ['server.hmr', 'dev.hmr'],
    ['minify', 'output.minify'],
  ])('%s → %s', (name, expected) => {
    expect(closestNames(name, known)[0]).toBe(expected);
  });
});

describe('aliasesIn', () => {
  const types = {
    'OneOrMany<T>': 'T | T[]',
    WatchFiles: '{ paths: string; options?: Chokidar }',
    Chokidar: '{ cwd?: string; self?: Chokidar }',
    Configuration: '{}',
  };
  it.each([
    ['OneOrMany<WatchFiles>', ['OneOrMany<T>', 'WatchFiles', 'Chokidar']],
    // Members of a namespace and strings are other names.
    ["Rspack.Configuration | 'WatchFiles'", []],
    ['boolean', []],
  ])('%s', (text, expected) => {
    expect(aliasesIn([text], types).map((alias) => alias.name)).toEqual(expected);
  });
  it('leaves out what is described beside it', () => {
    expect(aliasesIn(['WatchFiles'], types, ['Chokidar']).map((alias) => alias.name)).toEqual([
      'WatchFiles',
    ]);
  });
});

const header = {
  generator: 'test',
  date: '2026-01-01',
  source: { package: 'tool', version: '1.7.6' },
  versions: ['1.0.1', '1.7.6', '2.3.2'],
};
const fixture: FactsData = {
  options: {
    ...header,
    types: { Client: '{ path?: string }' },
    options: {
      'dev.client': { type: 'Client', default: { value: { path: '/' } }, since: '1.0' },
      'dev.client.path': {
        type: 'string',
        parent: 'dev.client',
        default: { value: '/' },
        since: '1.2',
        in2x: { state: 'removed', replacement: 'server.path' },
      },
      'dev.clientele': { type: 'boolean', required: true, since: '1.0' },
      'html.icons': { type: 'Icon[]', default: { value: [] }, since: '1.0' },
      'html.icons[].src': { type: 'string', parent: 'html.icons', required: true, since: '1.0' },
      'source.entry.*.html': { type: 'boolean', parent: 'source.entry', since: '1.0' },
      'source.entry': { type: 'Entry', topLevelOnly: true, since: '1.0' },
      mode: {
        type: "'development' | 'production'",
        default: { development: 'development', production: 'production' },
        effects: { devtool: { development: 'eval', production: false } },
        changes: [{ since: '1.5', from: { value: 'none' }, to: { value: 'production' } }],
        deprecated: { since: '1.6', replacement: null },
        since: '1.0',
      },
    },
  },
  api: {
    ...header,
    types: { Options: '{ cwd?: string }' },
    exports: {
      create: {
        kind: 'function',
        code: 'function create(options: Options): Instance',
        since: '1.0',
      },
    },
    members: {
      Instance: {
        build: {
          kind: 'method',
          code: 'build(): void',
          type: '() => void',
          since: '1.1',
          optional: true,
        },
      },
    },
  },
  cli: {
    ...header,
    commands: {
      dev: {
        description: 'Start',
        since: '1.0',
        flags: {
          '--loader': {
            flag: '--loader <loader>',
            description: 'L',
            default: 'auto',
            since: '1.2',
          },
          '--open': { flag: '-o, --open', description: 'O', since: '1.0' },
        },
      },
    },
  },
  plugins: {
    ...header,
    plugins: {
      '@tool/plugin-less': {
        version: '1.6.4',
        installTag: '1',
        peerRange: '^1.3.0',
        factory: 'pluginLess',
        pluginName: 'tool:less',
        newestFor2x: null,
        newestFor: { 1.7: '1.6.4' },
        peerRanges: [{ version: '1.0.0', range: '^1.3.0' }],
        exports: ['pluginLess'],
        types: { Chain: 'unknown' },
        options: {
          include: { type: 'Chain', default: { $code: '/\\.less$/' } },
          exclude: { type: 'RegExp' },
        },
      },
    },
  },
};
const facts = createFacts(fixture);

describe('lookups', () => {
  it('finds members at every depth, and nothing that merely begins alike', () => {
    expect(Object.keys(facts.optionMembers('dev.client'))).toEqual(['dev.client.path']);
    expect(Object.keys(facts.optionMembers('html.icons'))).toEqual(['html.icons[].src']);
    expect(Object.keys(facts.optionMembers('source.entry'))).toEqual(['source.entry.*.html']);
  });

  const failures: [string, () => unknown, string][] = [
    [
      'option',
      () => facts.optionFact('dev.cleint'),
      "unknown option 'dev.cleint', did you mean dev.client,",
    ],
    ['option without members', () => facts.optionMembers('mode'), "option 'mode' has no members"],
    [
      'default of a required option',
      () => facts.optionDefaultData('dev.clientele'),
      "option 'dev.clientele' has no default",
    ],
    ['export', () => facts.apiExport('crate'), "unknown export 'crate', did you mean create?"],
    ['type', () => facts.apiMembers('Instanz'), "unknown type 'Instanz', did you mean Instance?"],
    [
      'member',
      () => facts.apiMember('Instance', 'built'),
      "unknown member of Instance 'built', did you mean build?",
    ],
    [
      'plugin',
      () => facts.pluginFact('@tool/plugin-les'),
      "unknown plugin '@tool/plugin-les', did you mean @tool/plugin-less?",
    ],
    ['command', () => facts.cliCommand('serve'), "unknown command 'serve', did you mean dev?"],
    // Names that every object has are no entries.
    ['inherited name', () => facts.optionFact('constructor'), "unknown option 'constructor'"],
  ];
  it.each(failures)('names the closest entries for an unknown %s', (_, run, message) => {
    expect(run).toThrow(message);
  });
});

describe('data of a component', () => {
  it('OptionFacts: modes, effects, changes, deprecation', () => {
    expect(facts.optionFactsData('mode')).toEqual({
      source: header.source,
      option: 'mode',
      type: "'development' | 'production'",
      aliases: [],
      required: false,
      default: { development: "'development'", production: "'production'" },
      effects: [{ path: 'devtool', development: "'eval'", production: 'false' }],
      defaultChanges: [
        {
          since: '1.5',
          from: { development: "'none'", production: "'none'" },
          to: { development: "'production'", production: "'production'" },
        },
      ],
      since: '1.0',
      perEnvironment: true,
      deprecated: { since: '1.6', replacement: null },
      in2x: { state: 'available', replacement: null },
    });
  });

  it('OptionFacts: alias, top level only, no default', () => {
    expect(facts.optionFactsData('dev.client').aliases).toEqual([
      { name: 'Client', definition: '{ path?: string }' },
    ]);
    expect(facts.optionFactsData('source.entry').perEnvironment).toBe(false);
    expect(facts.optionFactsData('dev.clientele')).toMatchObject({ required: true, default: null });
  });

  it('OptionMembers names its rows from the option on', () => {
    const names = (option: string) =>
      facts.optionMembersData(option).members.map((member) => member.name);
    expect(names('dev.client')).toEqual(['path']);
    expect(names('html.icons')).toEqual(['[].src']);
    expect(facts.optionMembersData('dev.client').members[0]?.in2x).toEqual({
      state: 'removed',
      replacement: 'server.path',
    });
  });

  it('ApiSignature: an export and a member', () => {
    expect(facts.apiSignatureData('create')).toMatchObject({
      name: 'create',
      kind: 'function',
      aliases: [{ name: 'Options', definition: '{ cwd?: string }' }],
    });
    expect(facts.apiSignatureData('Instance', 'build').name).toBe('Instance.build');
  });

  it('PluginOptions: a default as code, or none', () => {
    expect(facts.pluginOptionsData('@tool/plugin-less').options).toEqual([
      { name: 'include', type: 'Chain', required: false, default: '/\\.less$/' },
      { name: 'exclude', type: 'RegExp', required: false, default: null },
    ]);
  });

  it('CliFlags: a default without quotes', () => {
    expect(facts.cliFlagsData('dev').flags.map((flag) => flag.default)).toEqual(['auto', null]);
  });
});

describe('the facts of the site', () => {
  it('answer for each kind', () => {
    expect(optionFact('server.port').type).toBe('number');
    expect(Object.keys(optionMembers('output.filename'))).toContain('output.filename.js');
    expect(apiExport('createRsbuild').kind).toBe('function');
    expect(apiMember('RsbuildInstance', 'build').kind).toBe('method');
    expect(Object.keys(apiMembers('EnvironmentContext'))).toContain('browserslist');
    expect(pluginFact('@rsbuild/plugin-react').factory).toBe('pluginReact');
    expect(cliCommand('dev').isDefault).toBe(true);
  });
});
