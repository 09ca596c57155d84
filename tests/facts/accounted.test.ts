import { describe, expect, it } from 'vitest';
import { repoRoot } from '../../scripts/facts/install.ts';
import { historyData } from '../../src/facts/historyData.ts';
import { type FactsData, factsData } from '../../src/facts/index.ts';
import { withNewer } from '../../src/facts/newer.ts';
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
  const names = namesIn(factsData);
  const documented = documentedIn(readPages(repoRoot), withNewer(factsData, historyData));

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
  const member = { kind: 'property', code: 'a: b', type: 'b', since: '1.0' } as const;
  const option = { type: 'boolean', since: '1.0', default: { value: true } };
  const data: FactsData = {
    options: {
      ...header,
      types: { Client: '{}' },
      options: {
        'dev.hmr': option,
        'dev.client': { ...option, type: 'Client' },
        'dev.client.path': { ...option, parent: 'dev.client' },
        'dev.client.host': { ...option, parent: 'dev.client' },
        'html.tags': option,
        'html.tags.attrs': { ...option, parent: 'html.tags' },
        logLevel: option,
      },
    },
    api: {
      ...header,
      types: {},
      exports: {
        create: { kind: 'function', code: 'function create()', since: '1.0' },
        Client: { kind: 'type', code: 'type Client = {}', since: '1.0' },
        Context: { kind: 'type', code: 'type Context = {}', since: '1.0' },
        Instance: { kind: 'type', code: 'type Instance = {}', since: '1.0' },
      },
      members: { Instance: { build: member, preview: member }, Context: { root: member } },
    },
    cli: { ...header, commands: {} },
    plugins: { ...header, plugins: {} },
  };
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
    ['not a member that only begins alike', config('# html.tags\n\n`attrsList`\n'), ['html.tags']],
    ['not a title outside of the configuration', api('# dev.hmr\n'), []],
    ['not an example in a fence', config('```mdx\n<OptionFacts option="dev.hmr" />\n```'), []],
    [
      'an option without a page by its row in the overview',
      { file: 'docs/en/config/index.mdx', source: '<OptionDefault option="logLevel" />' },
      ['logLevel'],
    ],
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
