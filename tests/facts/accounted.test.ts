import { describe, expect, it } from 'vitest';
import { repoRoot } from '../../scripts/facts/install.ts';
import { historyData, pluginsData } from '../../src/facts/historyData.ts';
import type { HistoryFile } from '../../src/facts/index.ts';
import {
  type Account,
  documentedIn,
  kinds,
  namesIn,
  type Page,
  readPages,
  unaccounted,
} from './accounted.ts';
import exceptions from './exceptions.json' with { type: 'json' };

describe('everything public is documented, or has a reason why not', () => {
  const facts = { history: historyData, plugins: pluginsData };
  const names = namesIn(facts);
  const documented = documentedIn(readPages(repoRoot), facts);

  it.each(kinds)('%s', (kind) => {
    const problems = unaccounted({
      kind,
      names: names[kind],
      documented: documented[kind],
      exceptions: exceptions[kind],
    });
    expect(problems).toEqual([]);
  });
});

describe('unaccounted', () => {
  const account: Account = {
    kind: 'options',
    names: ['a', 'b'],
    documented: new Map([['a', 'docs/en/config/a.mdx']]),
    exceptions: { b: 'internal' },
  };
  it('accepts a page and a reason', () => {
    expect(unaccounted(account)).toEqual([]);
  });
  it.each<[string, Partial<Account>, string]>([
    [
      'a name nobody mentions',
      { names: ['a', 'b', 'd'] },
      'options: no page documents d; write one, or give the reason in tests/facts/exceptions.json',
    ],
    [
      'an exception whose page exists',
      { exceptions: { a: 'internal', b: 'internal' } },
      'tests/facts/exceptions.json: options: a is documented by docs/en/config/a.mdx, remove it',
    ],
    [
      'an exception that is no fact',
      { exceptions: { b: 'internal', x: 'internal' } },
      'tests/facts/exceptions.json: options: x is not in the facts, remove it',
    ],
    [
      'an exception without a reason',
      { exceptions: { b: ' ' } },
      'tests/facts/exceptions.json: options: b has no reason',
    ],
  ])('tells %s', (_, change, message) => {
    expect(unaccounted({ ...account, ...change })).toEqual([message]);
  });
});

describe('documentedIn', () => {
  const header = {
    generator: '',
    date: '',
    source: { package: 'tool', version: '1.0.0' },
    versions: [],
  };
  const option = (parent?: string) => ({
    now: { type: 'boolean', default: { value: true }, ...(parent && { parent }) },
  });
  const kind = (name: string) => ({ now: { kind: name, code: '' } });
  const member = { now: { kind: 'property', code: 'a: b', type: 'b' } };
  const history: HistoryFile = {
    ...header,
    unobserved: [],
    things: {
      options: {
        'dev.hmr': option(),
        'dev.client': { now: { type: 'Client' } },
        'dev.client.path': option('dev.client'),
        'dev.client.host': option('dev.client'),
        'html.tags': option(),
        'html.tags.attrs': option('html.tags'),
        logLevel: option(),
        // Only exists in 1.x.
        provider: { changes: [{ version: '2.0.0', what: 'removed', before: { type: 'boolean' } }] },
      },
      types: { Client: { now: { definition: '{}' } } },
      exports: {
        create: kind('function'),
        Client: kind('type'),
        Context: kind('type'),
        Instance: kind('type'),
      },
      members: {
        'Instance.build': member,
        'Instance.preview': member,
        'Context.root': member,
        'RsbuildPluginAPI.onExit': member,
      },
      apiTypes: {},
      commands: { dev: { now: {} } },
      flags: { 'dev --open': { now: { flag: '--open' } } },
      variables: {},
      hookOrder: {},
      package: {},
    },
  };
  const state = {
    installTag: '1',
    peerRange: null,
    factory: '',
    pluginName: '',
    exports: [],
    types: {},
    options: { include: { type: 'string' } },
  };
  const newestFor = { '2.3': '2.0.0', '1.7': '1.0.0' };
  const less = { newestFor, peerRanges: [], states: { '1.0.0': state, '2.0.0': state } };
  const data = { history, plugins: { ...header, plugins: { less } } };
  const documented = (...pages: Page[]) => {
    const found = documentedIn(pages, data);
    return kinds.flatMap((kind) => [...found[kind].keys()]).sort();
  };
  const config = (source: string): Page => ({ file: 'docs/en/config/x.mdx', source });
  const api = (source: string): Page => ({ file: 'docs/en/api/x.mdx', source });

  it.each<[string, Page, string[]]>([
    ['an option by the title', config('# dev.hmr\n'), ['dev.hmr']],
    ['an option by its facts', config('<OptionFacts option="dev.hmr" />'), ['dev.hmr']],
    [
      'all members by their table',
      config('# dev.client\n<OptionMembers option="dev.client" />'),
      ['dev.client', 'dev.client.host', 'dev.client.path'],
    ],
    [
      'a type that the facts of an option explain',
      config('<OptionFacts option="dev.client" />'),
      ['Client', 'dev.client'],
    ],
    [
      'a member by its name on the page of the option',
      config('# dev.client\n\n## `path`\n'),
      ['dev.client', 'dev.client.path'],
    ],
    [
      'a member by its heading without marks of code',
      config('# dev.client\n\n### path {#path}\n'),
      ['dev.client', 'dev.client.path'],
    ],
    ['not a member that only begins alike', config('# html.tags\n\n`attrsList`\n'), ['html.tags']],
    ['not a title outside of the configuration', api('# dev.hmr\n'), []],
    ['not an example in a fence', config('```mdx\n<OptionFacts option="dev.hmr" />\n```'), []],
    [
      'an option without a page by its row in the overview',
      { file: 'docs/en/config/index.mdx', source: '<OptionDefault option="logLevel" />' },
      ['logLevel'],
    ],
    ['an option that an older major has alone', config('# provider\n'), ['provider']],
    ['a command with its flags', api('<CliFlags command="dev" />'), ['dev', 'dev --open']],
    ['a plugin with its options', api('<PluginOptions plugin="less" />'), ['less', 'less include']],
    ['a default in another page as nothing', config('<OptionDefault option="logLevel" />'), []],
    ['an export by its signature', api('<ApiSignature name="create" />'), ['create']],
    [
      'a type, with its members, by its definition',
      api('<ApiSignature name="Context" />'),
      ['Context', 'Context.root'],
    ],
    [
      'a member by its signature',
      api('<ApiSignature type="Instance" member="build" />'),
      ['Instance.build'],
    ],
    [
      'a hook by its signature',
      api('<ApiSignature type="RsbuildPluginAPI" member="onExit" />'),
      ['RsbuildPluginAPI.onExit', 'RsbuildPluginAPI.onExit'],
    ],
    [
      'not a hook by a table',
      api('<ApiMembers type="RsbuildPluginAPI" />'),
      ['RsbuildPluginAPI', 'RsbuildPluginAPI.onExit'],
    ],
    [
      'a type and all members by their table',
      api('<ApiMembers type="Instance" />'),
      ['Instance', 'Instance.build', 'Instance.preview'],
    ],
    ['an export by its name in a page about the API', api('Call `create`.'), ['create']],
    ['not an export that another page mentions', config('Call `create`.'), []],
  ])('counts %s', (_, page, names) => {
    expect(documented(page)).toEqual(names);
  });
});
