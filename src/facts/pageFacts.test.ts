import { describe, expect, it } from 'vitest';
import { minors } from '../versions.ts';
import { pageFacts as site } from './historyData.ts';
import type { HistoryFile, PluginState, PluginsFile } from './index.ts';
import { createPageFacts } from './pageFacts.ts';
import { variedBy } from './varied.ts';

const header = {
  generator: 'test',
  date: '2026-01-01',
  source: { package: 'tool', version: '2.3.2' },
  versions: ['1.0.1', '1.0.19', '1.4.2', '1.4.16', '2.0.0', '2.3.2'],
};
const from = (first: string) => minors.slice(0, minors.indexOf(first) + 1).join(' ');
const olderThan = (first: string) => minors.slice(minors.indexOf(first) + 1).join(' ');

const history: HistoryFile = {
  ...header,
  unobserved: [],
  things: {
    options: {
      'dev.client': {
        now: { type: 'boolean | Client', default: { value: { path: '/' } } },
        changes: [{ version: '1.4.2', what: 'type', before: 'Client', after: 'boolean | Client' }],
      },
      'dev.client.path': {
        now: { type: 'string', parent: 'dev.client', default: { value: '/' } },
        changes: [
          { version: '1.4.16', what: 'added' },
          { version: '2.0.0', what: 'default', before: { value: '/a' }, after: { value: '/' } },
        ],
      },
      'dev.client.host': {
        now: { type: 'string', parent: 'dev.client' },
        changes: [{ version: '1.4.16', what: 'added' }],
      },
      'dev.clientele': { now: { type: 'boolean', required: true, topLevelOnly: true } },
      'html.icons': { now: { type: 'Icon[]', default: { value: [] } } },
      'html.icons[].src': { now: { type: 'string', parent: 'html.icons', required: true } },
      mode: {
        now: {
          type: "'development'",
          default: { development: 'development', production: 'production' },
          'effect devtool': { development: 'eval', production: false },
        },
        changes: [{ version: '2.0.0', what: 'effect devtool', after: { value: false } }],
      },
      old: {
        replacement: 'mode',
        changes: [
          { version: '1.0.19', what: 'type', before: 'number', after: 'string' },
          { version: '1.4.2', what: 'deprecated', after: 'Use `mode`' },
          {
            version: '2.0.0',
            what: 'removed',
            before: { type: 'string', deprecated: 'Use `mode`' },
          },
        ],
      },
      ever: { now: { type: 'string', deprecated: 'Old' } },
      secret: { now: { type: 'string', private: true } },
    },
    types: {
      Client: {
        now: { definition: '{ path?: string }' },
        changes: [
          { version: '2.0.0', what: 'definition', before: '{}', after: '{ path?: string }' },
        ],
      },
    },
    exports: {
      create: {
        now: { kind: 'function', code: 'function create(options: Options): Instance' },
        changes: [
          { version: '2.0.0', what: 'code', before: 'function create(): Instance', after: '' },
        ],
      },
    },
    members: {
      'Instance.build': { now: { kind: 'method', code: 'build(): void', type: '() => void' } },
      'Instance.context': { now: { type: 'Context', optional: true } },
      'InstanceOptions.cwd': { now: { type: 'string' } },
    },
    apiTypes: { Options: { now: { definition: '{ cwd?: string }' } } },
    commands: { dev: { now: { description: 'Start' } } },
    flags: {
      'dev-server --host': { now: { flag: '--host' } },
      'dev --port': { now: { flag: '--port', default: 3000 } },
      'dev --loader': { now: { flag: '--loader <loader>', default: 'auto' } },
      'dev --open': {
        now: { flag: '--open' },
        changes: [{ version: '2.3.2', what: 'added' }],
      },
    },
    variables: {},
    hookOrder: {},
    package: {},
  },
};
const state = (version: string, options: PluginState['options']): PluginState => ({
  installTag: version,
  peerRange: '^1.3.0',
  factory: 'pluginLess',
  pluginName: 'tool:less',
  exports: [],
  types: { Chain: 'unknown' },
  options,
});
const include = { type: 'Chain', required: true as const, default: { $code: '/\\.less$/' } };
const plugins: PluginsFile = {
  ...header,
  plugins: {
    '@tool/plugin-less': {
      newestFor: Object.fromEntries(
        minors.map((minor) => [
          minor,
          minor.startsWith('2') ? '2.0.0' : minor === '1.0' ? null : '1.6.4',
        ]),
      ),
      peerRanges: [],
      states: {
        '2.0.0': state('2', { include, parallel: { type: 'boolean' } }),
        '1.6.4': state('1', { include }),
      },
    },
  },
};
const facts = createPageFacts(history, plugins);

describe('lookups', () => {
  const failures: [string, () => unknown, string][] = [
    [
      'option',
      () => facts.optionFactsData('dev.cleint'),
      "unknown option 'dev.cleint', did you mean dev.client,",
    ],
    [
      'option without members',
      () => facts.optionMembersData('mode'),
      "option 'mode' has no members",
    ],
    [
      'default of a required option',
      () => facts.optionDefaultData('dev.clientele'),
      "option 'dev.clientele' has no default",
    ],
    [
      'export',
      () => facts.apiSignatureData('crate'),
      "unknown export 'crate', did you mean create?",
    ],
    [
      'type',
      () => facts.apiMembersData('Instanz'),
      "unknown type 'Instanz', did you mean Instance, InstanceOptions?",
    ],
    [
      'member',
      () => facts.apiSignatureData('Instance', 'built'),
      "unknown member of Instance 'built', did you mean build, context?",
    ],
    [
      'plugin',
      () => facts.pluginFactsData('@tool/plugin-les'),
      "unknown plugin '@tool/plugin-les', did you mean @tool/plugin-less?",
    ],
    ['command', () => facts.cliFlagsData('serve'), "unknown command 'serve', did you mean dev?"],
    // Inherited names are not entries.
    ['inherited name', () => facts.optionFactsData('constructor'), "unknown option 'constructor'"],
  ];
  it.each(failures)('names the closest entries for an unknown %s', (_, run, message) => {
    expect(run).toThrow(message);
  });

  it('leave out what is private', () => {
    expect(facts.optionNames).not.toContain('secret');
  });
});

describe('variedBy', () => {
  it('says a value once where all minors have it', () => {
    expect(variedBy(() => 1)).toEqual([{ value: 1 }]);
  });
  it('keeps runs of minors apart, newest first', () => {
    expect(variedBy((minor) => minor === '1.4')).toEqual([
      { value: false, minors: from('1.5') },
      { value: true, minors: '1.4' },
      { value: false, minors: olderThan('1.4') },
    ]);
  });
});

describe('the life of a thing', () => {
  it.each([
    ['there from the first version on', 'mode', { since: '1.0' }],
    [
      'always deprecated',
      'ever',
      { since: '1.0', deprecated: { version: '1.0', replacement: null } },
    ],
    // A patch is included unless it is the first one of its minor.
    ['added later', 'dev.client.path', { since: '1.4.16', notIn: olderThan('1.4') }],
    [
      'deprecated and removed',
      'old',
      {
        since: '1.0',
        deprecated: { version: '1.4', replacement: 'mode', minors: '1.7 1.6 1.5 1.4' },
        removed: { version: '2.0', replacement: 'mode', minors: from('2.0') },
      },
    ],
  ])('%s', (_, name, life) => {
    expect(facts.lifeOf('options', name)).toEqual(life);
  });
});

describe('data of a component', () => {
  it('OptionFacts: types and their definitions, effects and history by version', () => {
    const client = facts.optionFactsData('dev.client');
    expect(client.type).toEqual([
      { value: 'boolean | Client', minors: from('1.4') },
      { value: 'Client', minors: olderThan('1.4') },
    ]);
    expect(client.aliases).toEqual([
      { name: 'Client', definition: '{ path?: string }', minors: from('2.0') },
      { name: 'Client', definition: '{}', minors: olderThan('2.0') },
    ]);
    const both = (code: string) => ({ development: code, production: code });
    expect(client.history).toEqual([
      {
        version: '2.0',
        what: 'default',
        members: ['path'],
        before: both("'/a'"),
        after: both("'/'"),
      },
      // The same change of several members.
      { version: '1.4.16', what: 'added', members: ['host', 'path'], before: null, after: null },
      { version: '1.4', what: 'type', members: [], before: 'Client', after: 'boolean | Client' },
    ]);
    expect(facts.optionFactsData('mode')).toMatchObject({
      default: [{ value: { development: "'development'", production: "'production'" } }],
      effects: [
        {
          name: 'devtool',
          values: [
            { value: { development: "'eval'", production: 'false' }, minors: from('2.0') },
            { value: null, minors: olderThan('2.0') },
          ],
        },
      ],
    });
  });

  it('OptionFacts: required, top level only, no default; a removed one as it was', () => {
    expect(facts.optionFactsData('dev.clientele')).toMatchObject({
      required: [{ value: true }],
      default: [{ value: null }],
      perEnvironment: [{ value: false }],
      read: ['1.0.1', '2.3.2'],
    });
    expect(facts.optionFactsData('old')).toMatchObject({
      type: [{ value: 'string' }],
      history: [
        { version: '2.0', what: 'removed', replacement: 'mode' },
        { version: '1.4', what: 'deprecated', replacement: 'mode' },
        { version: '1.0.19', what: 'type' },
      ],
    });
  });

  it('OptionFacts: defaults of targets, what is a member, and deprecations that were withdrawn', () => {
    const data = structuredClone(history);
    data.things.options = {
      top: {
        replacement: 'other',
        now: { type: 'string', defaultIn: { node: { value: 'b' } } },
        changes: [
          { version: '1.4.2', what: 'deprecated', after: 'Use `other`' },
          { version: '1.4.16', what: 'deprecated', before: 'Use `other`' },
          {
            version: '2.0.0',
            what: 'defaultIn',
            before: { node: { value: 'a' }, none: { development: 1, production: 2 } },
            after: { node: { value: 'b' } },
          },
          { version: '2.3.2', what: 'defaultIn', after: { node: { value: 'b' } } },
          { version: '2.3.2', what: 'required', after: true },
        ],
      },
      'top.list[].below': {
        now: { type: 'string', parent: 'top.list' },
        changes: [
          { version: '1.4.2', what: 'type', before: 'number', after: 'string' },
          { version: '2.3.2', what: 'required', after: true },
        ],
      },
    };
    const known = createPageFacts(data, plugins);
    const both = (code: string) => ({ development: code, production: code });
    expect(known.optionFactsData('top')).toMatchObject({
      isMember: false,
      defaultIn: [
        { name: 'node', values: [{ value: both("'b'") }, { value: null }, { value: both("'a'") }] },
        { name: 'none', values: [{ value: null }, { value: { development: '1' } }] },
      ],
      history: [
        { version: '2.3', what: 'required', members: ['list.below'], after: 'true' },
        { version: '2.3', what: 'required', members: [], after: 'true' },
        { version: '2.3', what: 'defaultIn', before: null, after: "{ node: 'b' }" },
        {
          version: '2.0',
          before: "{ node: 'a', none: { development: 1, production: 2 } }",
          after: "{ node: 'b' }",
        },
        { version: '1.4.16', what: 'undeprecated', before: null, after: null },
        { version: '1.4', what: 'type', members: ['list.below'] },
        { version: '1.4', what: 'deprecated', replacement: 'other', before: null, after: null },
      ],
    });
    expect(known.optionFactsData('top').history[4]).not.toHaveProperty('replacement');
    expect(known.optionFactsData('top.list.below')).toMatchObject({
      isMember: true,
      history: [{ members: [] }, { members: [] }],
    });
  });

  it('OptionMembers: at every depth, and nothing that merely begins alike', () => {
    const names = (option: string) =>
      facts.optionMembersData(option).members.map((member) => member.name);
    expect(names('html.icons')).toEqual(['[].src']);
    const both = (code: string) => ({ development: code, production: code });
    expect(facts.optionMembersData('dev.client')).toEqual({
      members: [
        {
          name: 'path',
          type: [{ value: 'string' }],
          required: [{ value: false }],
          default: [
            { value: both("'/'"), minors: from('2.0') },
            { value: both("'/a'"), minors: olderThan('2.0') },
          ],
          life: { since: '1.4.16', notIn: olderThan('1.4') },
        },
        {
          name: 'host',
          type: [{ value: 'string' }],
          required: [{ value: false }],
          default: [{ value: null }],
          life: { since: '1.4.16', notIn: olderThan('1.4') },
        },
      ],
      aliases: [],
    });
  });

  it('OptionMembers: of records and of items of arrays, however the option is written', () => {
    const data = structuredClone(history);
    const type = 'Client';
    data.things.options = {
      'a.list[].sub': { now: { type, required: true } },
      'a.list[].sub.*.deep': { now: { type: 'number' } },
      'a.list[].subject.deep': { now: { type } },
      'b.a.list[].sub.deep': { now: { type } },
    };
    const { members, aliases } = createPageFacts(data, plugins).optionMembersData('a.list.sub');
    expect(members).toMatchObject([{ name: '*.deep', required: [{ value: false }] }]);
    expect(aliases).toEqual([]);
    data.things.options['a.list[].sub[].own'] = { now: { type, required: true } };
    const more = createPageFacts(data, plugins).optionMembersData('a.list.sub');
    expect(more.members).toMatchObject([
      { name: '*.deep', type: [{ value: 'number' }] },
      { name: '[].own', type: [{ value: 'Client' }], required: [{ value: true }] },
    ]);
    expect(more.aliases).toEqual(facts.optionFactsData('dev.client').aliases);
  });

  it('OptionDefault, by version', () => {
    const both = (code: string) => ({ development: code, production: code });
    expect(facts.optionDefaultData('dev.client.path')).toEqual([
      { value: both("'/'"), minors: from('2.0') },
      { value: both("'/a'"), minors: olderThan('2.0') },
    ]);
  });

  it('ApiSignature: an export and a member', () => {
    const { code, aliases, life } = facts.apiSignatureData('create');
    expect(life).toEqual({ since: '1.0' });
    expect(facts.exportLife('create')).toEqual(life);
    expect(facts.exportLife('crate')).toBeUndefined();
    expect(code.map(({ value }) => value)).toEqual([
      'function create(options: Options): Instance',
      'function create(): Instance',
    ]);
    expect(aliases).toEqual([
      { name: 'Options', definition: '{ cwd?: string }', minors: from('2.0') },
    ]);
    expect(facts.apiSignatureData('Instance', 'build').code).toEqual([{ value: 'build(): void' }]);
    expect(facts.apiMembersData('Instance').members).toEqual([
      {
        name: 'build',
        type: [{ value: '() => void' }],
        optional: [{ value: false }],
        life: { since: '1.0' },
      },
      {
        name: 'context',
        type: [{ value: 'Context' }],
        optional: [{ value: true }],
        life: { since: '1.0' },
      },
    ]);
  });

  it('ApiSignature and ApiMembers: types two steps away, and none of what they are about', () => {
    const data = structuredClone(history);
    data.things.exports.create = { now: { code: 'create(options: Options): void' } };
    data.things.members['Instance.build'] = { now: { type: '(options: Options) => Instance' } };
    data.things.apiTypes = {
      Options: { now: { definition: '{ plugins: Plugin[] }' } },
      Plugin: { now: { definition: '{ api: Api }' } },
      Api: { now: { definition: '{ version: string }' } },
      Instance: { now: { definition: '{ build(): void }' } },
      create: { now: { definition: 'never' } },
    };
    const known = createPageFacts(data, plugins);
    const aliases = [
      { name: 'Options', definition: '{ plugins: Plugin[] }' },
      { name: 'Plugin', definition: '{ api: Api }' },
    ];
    expect(known.apiSignatureData('create').aliases).toEqual(aliases);
    expect(known.apiMembersData('Instance').aliases).toEqual(aliases);
  });

  it('PluginFacts and PluginOptions: the version for each minor', () => {
    expect(facts.pluginFactsData('@tool/plugin-less').install).toEqual([
      { value: { version: '2.0.0', tag: '2' }, minors: from('2.0') },
      { value: { version: '1.6.4', tag: '1' }, minors: '1.7 1.6 1.5 1.4 1.3 1.2 1.1' },
      { value: null, minors: '1.0' },
    ]);
    const some = (value: string) => [
      { value, minors: from('1.1') },
      { value: null, minors: '1.0' },
    ];
    expect(facts.pluginFactsData('@tool/plugin-less')).toMatchObject({
      plugin: '@tool/plugin-less',
      peerRange: some('^1.3.0'),
      factory: some('pluginLess'),
      pluginName: some('tool:less'),
    });
    const { options, aliases } = facts.pluginOptionsData('@tool/plugin-less');
    expect(aliases).toEqual([{ name: 'Chain', definition: 'unknown', minors: from('1.1') }]);
    expect(options).toEqual([
      {
        name: 'include',
        type: [{ value: 'Chain' }],
        required: [{ value: true }],
        default: [{ value: '/\\.less$/' }],
        lacking: [],
      },
      {
        name: 'parallel',
        type: [{ value: 'boolean' }],
        required: [{ value: false }],
        default: [{ value: null }],
        lacking: [{ value: '1.6.4', minors: '1.7 1.6 1.5 1.4 1.3 1.2 1.1' }],
      },
    ]);
  });

  it('PluginOptions: an option is as the newest version has it that has it at all', () => {
    const fact = plugins.plugins['@tool/plugin-less'] as PluginsFile['plugins'][string];
    const versions = ['3.0.0', '2.0.0', '1.6.4'];
    const types = [undefined, 'boolean | number', 'boolean'];
    const known = createPageFacts(history, {
      ...plugins,
      plugins: {
        changing: {
          ...fact,
          newestFor: Object.fromEntries(
            minors.map((minor) => [
              minor,
              minor === minors[0] ? '3.0.0' : minor.startsWith('2') ? '2.0.0' : '1.6.4',
            ]),
          ),
          states: Object.fromEntries(
            versions.map((version, at) => {
              const type = types[at];
              return [version, state('1', type ? { parallel: { type } } : {})];
            }),
          ),
        },
      },
    });
    expect(known.pluginOptionsData('changing').options).toMatchObject([
      {
        name: 'parallel',
        type: [
          { value: 'boolean | number', minors: from('2.0') },
          { value: 'boolean', minors: olderThan('2.0') },
        ],
        lacking: [{ value: '3.0.0', minors: minors[0] }],
      },
    ]);
  });

  it('CliFlags: a default without quotes', () => {
    expect(facts.cliFlagsData('dev').flags).toEqual([
      { flag: [{ value: '--port' }], default: [{ value: '3000' }], life: { since: '1.0' } },
      {
        flag: [{ value: '--loader <loader>' }],
        default: [{ value: 'auto' }],
        life: { since: '1.0' },
      },
      {
        flag: [{ value: '--open' }],
        default: [{ value: null }],
        life: { since: '2.3', notIn: olderThan('2.3') },
      },
    ]);
  });

  it('HookOrder: steps that only some versions have are where these versions call them', () => {
    const data = structuredClone(history);
    const setup = 'start setup run';
    const assets = 'compile processAssets environment none+report';
    const last = 'exit onExit run';
    data.things.hookOrder.dev = {
      now: { steps: [setup, assets, last] },
      changes: [
        {
          version: '2.0.0',
          what: 'steps',
          before: ['start before run', setup, 'compile resolve request', 'close old run', last],
          after: [setup, assets, last],
        },
      ],
    };
    expect(createPageFacts(data, plugins).hookOrderData('dev')).toEqual([
      { hook: 'before', when: 'start', each: 'run', minors: olderThan('2.0') },
      { hook: 'setup', when: 'start', each: 'run' },
      { hook: 'resolve', when: 'compile', each: 'request', minors: olderThan('2.0') },
      { hook: 'old', when: 'close', each: 'run', minors: olderThan('2.0') },
      {
        hook: 'processAssets',
        when: 'compile',
        each: 'environment',
        stages: ['none', 'report'],
        minors: from('2.0'),
      },
      { hook: 'onExit', when: 'exit', each: 'run' },
    ]);
  });
});

it('the facts of the site answer for each kind', () => {
  expect(site.optionFactsData('server.port').type).toEqual([{ value: 'number' }]);
  expect(site.optionMembersData('output.filename').members[0]?.name).toBe('html');
  expect(site.apiSignatureData('createRsbuild').code).not.toEqual([]);
  expect(site.apiMembersData('EnvironmentContext').members).not.toEqual([]);
  expect(site.pluginFact('@rsbuild/plugin-react').states['2.1.1']?.factory).toBe('pluginReact');
  expect(site.cliFlagsData('dev').flags).not.toEqual([]);
});
