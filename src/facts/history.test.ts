import { describe, expect, it } from 'vitest';
import { changeCode, createHistory, patchOf } from './history.ts';
import type { Change, HistoryFile } from './index.ts';

const file: HistoryFile = {
  generator: '',
  date: '',
  source: { package: 'tool', version: '2.3.2' },
  versions: ['1.0.1', '2.3.2'],
  unobserved: [],
  things: {
    options: {
      'a.minify': {
        now: { type: 'boolean | { js?: boolean }', default: { value: true } },
        changes: [
          // Only differs inside braces: `a.minify.js` has the change.
          {
            version: '1.3.22',
            what: 'type',
            before: "boolean | { js?: boolean | 'x' }",
            after: 'boolean | { js?: boolean }',
          },
          {
            version: '2.0.0',
            what: 'type',
            before: '{ js?: boolean }',
            after: 'boolean | { js?: boolean }',
          },
          { version: '2.1.0', what: 'default', before: { value: false }, after: { value: true } },
        ],
      },
      'a.minify.js': {
        now: { type: 'boolean' },
        changes: [{ version: '1.3.22', what: 'type', before: "boolean | 'x'", after: 'boolean' }],
      },
      // Not shown: the same meaning in other words.
      'a.named': {
        now: { type: 'Named' },
        changes: [
          { version: '2.0.0', what: 'type', before: 'string', after: 'Named', rewritten: true },
        ],
      },
      'a.minifyAll': { now: { type: 'boolean' }, changes: [{ version: '1.4.2', what: 'added' }] },
      'a.list': {
        now: { type: 'Item[]' },
        changes: [{ version: '1.6.0', what: 'added' }],
      },
      'a.list[].sub': { now: { type: 'Sub[]' } },
      'a.list[].src': {
        now: { type: 'string' },
        changes: [
          { version: '1.6.0', what: 'added' },
          { version: '1.7.1', what: 'required', after: true },
        ],
      },
      'a.list[].sub[].item': {
        now: { type: 'string', default: { value: 'x' } },
        changes: [{ version: '2.2.0', what: 'default', after: { value: 'x' } }],
      },
      // Declared by a dependency, whose changes are not the tool's.
      'a.list[].theirs': {
        now: { type: 'string', external: true },
        changes: [{ version: '2.1.0', what: 'added' }],
      },
      'a.old': {
        replacement: 'a.minify',
        changes: [
          { version: '1.5.0', what: 'deprecated', after: 'Use `a.minify`' },
          {
            version: '2.0.0',
            what: 'removed',
            before: { type: 'string', deprecated: 'Use `a.minify`' },
          },
        ],
      },
      'a.hidden': { changes: [{ version: '2.0.0', what: 'removed', before: { private: true } }] },
      'a.gone': {
        replacement: null,
        changes: [{ version: '2.0.0', what: 'removed', before: { type: 'string' } }],
      },
      // The type differs inside braces and outside them.
      'a.wide': {
        now: { type: '{ x?: number } | Widest | string', topLevelOnly: true },
        changes: [
          {
            version: '1.3.22',
            what: 'type',
            before: '{ x?: string }',
            after: '{ x?: number } | Wide.Name',
          },
          // No member tells of this one.
          {
            version: '1.5.0',
            what: 'type',
            before: '{ x?: number } | Wide.Name',
            after: '{ y?: number } | Wide.Name',
          },
          {
            version: '1.7.1',
            what: 'type',
            before: '{ y?: number } | Wide.Name',
            after: '{ x?: string } | Wider',
          },
          {
            version: '2.0.0',
            what: 'type',
            before: '{ x?: string } | Wider',
            after: '{ x?: number } | Wider | string',
          },
          {
            version: '2.1.0',
            what: 'type',
            before: '{ x?: number } | Wider | string',
            after: '{ x?: number } | Widest | string',
          },
          { version: '2.1.0', what: 'topLevelOnly', after: true },
          { version: '2.1.0', what: 'description', before: 'a', after: 'b' },
        ],
      },
      'a.wide.x': {
        now: { type: 'number', required: true },
        changes: [
          { version: '1.3.22', what: 'type', before: 'string', after: 'number' },
          { version: '1.7.1', what: 'type', before: 'number', after: 'string' },
          { version: '2.0.0', what: 'type', before: 'string', after: 'number' },
          { version: '2.1.0', what: 'required', after: true },
        ],
      },
      'a.brief': {
        changes: [
          { version: '1.2.0', what: 'added' },
          { version: '1.4.0', what: 'removed', before: { type: 'string' } },
        ],
      },
      'a.brief.x': {
        changes: [
          { version: '1.2.0', what: 'added' },
          { version: '1.4.0', what: 'removed', before: { type: 'string' } },
        ],
      },
    },
    // Types are listed with what uses them.
    types: {
      Wide: { now: {}, changes: [{ version: '2.0.0', what: 'added' }] },
    },
    exports: {},
    members: {
      'Old.name': {
        replacement: 'newName',
        changes: [{ version: '2.0.0', what: 'removed', before: { type: 'string' } }],
      },
      'Old.newName': { now: { type: 'string' } },
      'Old.wrong': {
        replacement: 'elsewhere',
        changes: [{ version: '2.0.0', what: 'removed', before: { type: 'string' } }],
      },
      'Old.gone': { changes: [{ version: '2.0.0', what: 'removed', before: { type: 'string' } }] },
    },
    apiTypes: { Wide: { now: {}, changes: [{ version: '2.0.0', what: 'added' }] } },
    commands: {},
    flags: { 'dev --x': { now: {}, changes: [{ version: '2.2.0', what: 'added' }] } },
    variables: {},
    hookOrder: {},
    package: {
      node: {
        now: { value: '>=20' },
        changes: [{ version: '2.0.0', what: 'value', before: '>=18', after: '>=20' }],
      },
    },
  },
};
const history = createHistory(file);

describe('patchOf', () => {
  it.each([
    ['a major as its newest patch', '1', '1.7.6'],
    ['a minor as its newest patch', '1.4', '1.4.16'],
    ['a patch as itself', '1.4.3', '1.4.3'],
  ])('reads %s', (_, version, patch) => expect(patchOf(version)).toBe(patch));

  it.each(['0.7', '3', '1.99', 'latest', ''])('refuses %j', (version) => {
    expect(() => patchOf(version)).toThrow('is not documented');
  });
});

describe('lookups', () => {
  it.each([
    ['a patch before a change', '1.3.21', "boolean | 'x'"],
    ['a minor with the change in one of its patches', '1.3', 'boolean'],
    ['a major', '2', 'boolean'],
  ])('tell the state in %s', (_, version, type) => {
    expect(history.stateIn('options', 'a.minify.js', version)?.type).toBe(type);
  });

  it('find an option however its path is marked', () => {
    expect(history.since('options', 'a.list.src')).toBe('1.6.0');
    expect(history.since('options', 'a.list.sub.item')).toBe('1.0.1');
  });

  it('tell since when', () => {
    expect(history.since('options', 'a.minify')).toBe('1.0.1');
    expect(history.since('flags', 'dev --x')).toBe('2.2.0');
  });

  it('list what a version has', () => {
    expect(Object.keys(history.allIn('options', '1.3'))).toEqual([
      'a.minify',
      'a.minify.js',
      'a.named',
      'a.list[].sub',
      'a.list[].sub[].item',
      'a.old',
      'a.hidden',
      'a.gone',
      'a.wide',
      'a.wide.x',
      'a.brief',
      'a.brief.x',
    ]);
    expect(Object.keys(history.allIn('flags', '2.1'))).toEqual([]);
  });

  it('name the closest entries for an unknown name', () => {
    expect(() => history.thing('options', 'a.minfy')).toThrow(
      "unknown option 'a.minfy', did you mean a.minify",
    );
  });
});

describe('optionHistory', () => {
  const rows = (name: string) =>
    history.optionHistory(name).map((row) => `${row.minor} ${row.name} ${row.what}`);

  it('tells a change of a member once', () => {
    expect(rows('a.minify')).toEqual([
      '1.3 a.minify.js type',
      '2.0 a.minify type',
      '2.1 a.minify default',
    ]);
  });

  it('tells a change of the type unless it only differs inside braces or in names', () => {
    expect(rows('a.wide')).toEqual([
      '1.3 a.wide type',
      '1.3 a.wide.x type',
      '1.5 a.wide type',
      '1.7 a.wide type',
      '1.7 a.wide.x type',
      '2.0 a.wide type',
      '2.0 a.wide.x type',
      '2.1 a.wide topLevelOnly',
      '2.1 a.wide.x required',
    ]);
  });

  it('leaves out what came or went with the option', () => {
    expect(rows('a.brief')).toEqual(['1.2 a.brief added', '1.4 a.brief removed']);
    expect(rows('a.list.sub')).toEqual(['2.2 a.list[].sub[].item default']);
    expect(rows('a.list')).toEqual([
      '1.6 a.list added',
      '1.7 a.list[].src required',
      '2.2 a.list[].sub[].item default',
    ]);
  });

  it('is empty where nothing changed', () => {
    expect(history.optionHistory('a.named')).toEqual([]);
    expect(() => history.optionHistory('b')).toThrow('unknown option');
  });
});

describe('upgradeList', () => {
  const list = (from?: string, to?: string) =>
    history.upgradeList(from, to).map(({ kind, name, what }) => `${kind} ${name} ${what}`);

  it('tells what differs between the majors, once and without what is private', () => {
    expect(list()).toEqual([
      'options a.minify type',
      'options a.minify default',
      'options a.list[].sub[].item default',
      'options a.old renamed',
      'options a.gone removed',
      'options a.wide type',
      'options a.wide topLevelOnly',
      'options a.wide.x type',
      'options a.wide.x required',
      'members Old.name renamed',
      'members Old.wrong removed',
      'members Old.gone removed',
      'flags dev --x added',
      'package node value',
    ]);
  });

  it('goes between any two versions', () => {
    expect(list('1.2', '1.3')).toEqual([
      'options a.minify type',
      'options a.minify.js type',
      'options a.wide type',
      'options a.wide.x type',
    ]);
    // Changes of the older version itself are none of the upgrade.
    expect(list('2.0', '2.1')).toEqual([
      'options a.minify default',
      'options a.wide type',
      'options a.wide topLevelOnly',
      'options a.wide.x required',
    ]);
    expect(list('1.4', '1.5')).toEqual(['options a.old deprecated', 'options a.wide type']);
    expect(list('2', '2')).toEqual([]);
  });
});

it.each<[Omit<Change, 'version'>, before: unknown, after: unknown]>([
  [{ what: 'added' }, null, null],
  [{ what: 'type', before: 'a', after: 'b' }, 'a', 'b'],
  [
    { what: 'default', before: { value: 'x' }, after: { development: 1, production: 2 } },
    { development: "'x'", production: "'x'" },
    { development: '1', production: '2' },
  ],
  [
    { what: 'effect target', after: { value: 'web' } },
    null,
    { development: "'web'", production: "'web'" },
  ],
  [{ what: 'required', after: true }, null, 'true'],
  [{ what: 'removed', before: { type: 'a' } }, null, null],
])('%j is told with its values as code', (change, before, after) => {
  const version = '1.4.2';
  expect(changeCode({ version, ...change })).toEqual({
    version,
    what: change.what,
    before,
    after,
  });
});
