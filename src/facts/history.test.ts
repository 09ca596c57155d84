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
      'a.list[].src': {
        now: { type: 'string' },
        changes: [
          { version: '1.6.0', what: 'added' },
          { version: '1.7.1', what: 'required', after: true },
        ],
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
      'a.brief': {
        changes: [
          { version: '1.2.0', what: 'added' },
          { version: '1.4.0', what: 'removed', before: { type: 'string' } },
        ],
      },
    },
    types: {},
    exports: {},
    members: {},
    apiTypes: {},
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
      'a.old',
      'a.hidden',
      'a.gone',
      'a.brief',
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

  it('leaves out what came with the option', () => {
    expect(rows('a.list')).toEqual(['1.6 a.list added', '1.7 a.list[].src required']);
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
      'options a.old renamed',
      'options a.gone removed',
      'flags dev --x added',
      'package node value',
    ]);
  });

  it('carries values and replacement', () => {
    const [type, , old] = history.upgradeList();
    expect(type).toMatchObject({ before: '{ js?: boolean }', after: 'boolean | { js?: boolean }' });
    expect(old).toMatchObject({ what: 'renamed', replacement: 'a.minify' });
  });

  it('goes between any two versions', () => {
    expect(list('1.2', '1.3')).toEqual(['options a.minify type', 'options a.minify.js type']);
    expect(list('1.4', '1.5')).toEqual(['options a.old deprecated']);
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
