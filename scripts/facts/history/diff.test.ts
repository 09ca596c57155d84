import { describe, expect, it } from 'vitest';
import type { Change, ThingState } from '../../../src/facts/index.ts';
import { stateAt } from '../../../src/facts/timeline.ts';
import { changesOf, historyOf, isSame } from './diff.ts';
import type { Table } from './things.ts';

describe('changesOf', () => {
  const type = { type: 'boolean', shape: '1' };
  it.each<[string, ThingState | undefined, ThingState | undefined, Omit<Change, 'version'>[]]>([
    ['nothing', type, { ...type }, []],
    ['a new thing', undefined, type, [{ what: 'added' }]],
    ['a thing that is gone', type, undefined, [{ what: 'removed', before: { type: 'boolean' } }]],
    [
      'another type',
      type,
      { type: "boolean | 'x'", shape: '2' },
      [{ what: 'type', before: 'boolean', after: "boolean | 'x'" }],
    ],
    [
      'the same type in other words',
      type,
      { type: 'Toggle', shape: '1' },
      [{ what: 'type', before: 'boolean', after: 'Toggle', rewritten: true }],
    ],
    [
      'another default in one mode',
      { default: { value: true } },
      { default: { development: true, production: false } },
      [
        {
          what: 'default',
          before: { value: true },
          after: { development: true, production: false },
        },
      ],
    ],
    [
      'members in another order',
      { default: { value: { a: 1, b: 2 } } },
      { default: { value: { b: 2, a: 1 } } },
      [],
    ],
    // Members have their own history.
    [
      'a member more',
      { default: { value: { a: 1 } } },
      { default: { value: { a: 1, b: 2 } } },
      [
        {
          what: 'default',
          before: { value: { a: 1 } },
          after: { value: { a: 1, b: 2 } },
          rewritten: true,
        },
      ],
    ],
    // The package started to mention the option that it depends on.
    [
      'the name of an option in the place of its value',
      { default: { value: '/' } },
      { default: { value: { $code: 'server.base' } } },
      [
        {
          what: 'default',
          before: { value: '/' },
          after: { value: { $code: 'server.base' } },
          rewritten: true,
        },
      ],
    ],
    [
      'code in the place of an object',
      { default: { value: { origin: { $code: '/a/' } } } },
      { default: { value: { $code: '{ origin: allowed }' } } },
      [
        {
          what: 'default',
          before: { value: { origin: { $code: '/a/' } } },
          after: { value: { $code: '{ origin: allowed }' } },
          rewritten: true,
        },
      ],
    ],
    [
      'a function compiled anew',
      { default: { value: { $code: '(a) => a' } } },
      { default: { value: { $code: '(e) => e' } } },
      [],
    ],
    [
      'a function with another pattern',
      { default: { value: { $code: '(a) => /x/.test(a)' } } },
      { default: { value: { $code: '(a) => /y/.test(a)' } } },
      [
        {
          what: 'default',
          before: { value: { $code: '(a) => /x/.test(a)' } },
          after: { value: { $code: '(a) => /y/.test(a)' } },
        },
      ],
    ],
    [
      'a function in the place of a value',
      { default: { value: 1 } },
      { default: { value: { $code: '() => 1' } } },
      [{ what: 'default', before: { value: 1 }, after: { value: { $code: '() => 1' } } }],
    ],
    [
      'a default that no run shows, named for the first time',
      { default: { value: { $code: 'undefined' } } },
      { default: { value: 0 }, declaredOnly: true },
      [
        {
          what: 'default',
          before: { value: { $code: 'undefined' } },
          after: { value: 0 },
          rewritten: true,
        },
      ],
    ],
    [
      'a default that no run shows, not named any more',
      { default: { value: 0 }, declaredOnly: true },
      { default: { value: { $code: 'undefined' } } },
      [
        {
          what: 'default',
          before: { value: 0 },
          after: { value: { $code: 'undefined' } },
          rewritten: true,
        },
      ],
    ],
    [
      'a default that a run shows',
      { default: { value: { $code: 'undefined' } } },
      { default: { value: 0 } },
      [{ what: 'default', before: { value: { $code: 'undefined' } }, after: { value: 0 } }],
    ],
    [
      'the default of a flag',
      { default: 'a' },
      { default: 'b' },
      [{ what: 'default', before: 'a', after: 'b' }],
    ],
    // Regardless of the order of packages.
    [
      'two at once',
      { type: 'a', shape: '1', default: { value: 1 } },
      { type: 'b', shape: '2', default: { value: 2 } },
      [
        { what: 'default', before: { value: 1 }, after: { value: 2 } },
        { what: 'type', before: 'a', after: 'b' },
      ],
    ],
    ['a deprecation', {}, { deprecated: '' }, [{ what: 'deprecated', after: '' }]],
    ['another description', { description: 'a' }, { description: 'b' }, []],
    [
      'a default of a dependency',
      { external: true, default: { value: 1 } },
      { external: true, default: { value: 2 } },
      [{ what: 'default', before: { value: 1 }, after: { value: 2 } }],
    ],
    [
      'a default that a dependency begins to mention',
      { external: true, default: { value: { $code: 'undefined' } } },
      { external: true, default: { value: 2 } },
      [],
    ],
    [
      'a first default of a dependency',
      { external: true },
      { external: true, default: { value: 2 } },
      [],
    ],
    [
      'a type of a dependency',
      { external: true, type: 'a', shape: '1' },
      { external: true, type: 'b', shape: '2' },
      [],
    ],
  ])('%s', (_, before, after, changes) => {
    const found = changesOf('1.1.0', before, after).map(({ version: __, ...change }) => change);
    expect(found).toEqual(changes);
  });
});

describe('historyOf', () => {
  const versions: [string, Table][] = [
    ['1.0.1', { a: { type: 'x', shape: '1' }, old: { type: 'o', shape: '1' } }],
    ['1.1.0', { a: { type: 'x | y', shape: '2' }, old: { type: 'o', shape: '1' } }],
    ['2.0.0', { a: { type: 'XorY', shape: '2' }, new: { type: 'n', shape: '1' } }],
  ];
  const history = historyOf(versions);

  it('gives back each state', () => {
    const states = (name: string) =>
      versions.map(([version]) => stateAt(history[name] ?? {}, version)?.type);
    expect(states('old')).toEqual(['o', 'o', undefined]);
    expect(states('new')).toEqual([undefined, undefined, 'n']);
    expect(states('a')).toEqual(['x', 'x | y', 'XorY']);
  });

  it('dates each change', () => {
    const dates = Object.entries(history).map(([name, { changes = [] }]) => [
      name,
      ...changes.map(({ version, what }) => `${version} ${what}`),
    ]);
    expect(dates).toEqual([
      ['a', '1.1.0 type', '2.0.0 type'],
      ['new', '2.0.0 added'],
      ['old', '2.0.0 removed'],
    ]);
  });

  it('knows defaults that are older than the version that names them', () => {
    const unnamed = { default: { value: { $code: 'undefined' } } };
    const named = { default: { value: true } };
    const changes = Object.entries(
      historyOf([
        [
          '1.3.15',
          {
            'html.tags.append': unnamed,
            'html.tags.hash': unnamed,
            'html.tags.publicPath': unnamed,
            other: unnamed,
          },
        ],
        [
          '1.3.16',
          {
            'html.tags.append': named,
            'html.tags.hash': named,
            'html.tags.publicPath': named,
            other: named,
          },
        ],
      ]),
    ).map(([name, one]) => [name, one.changes?.length ?? 0]);
    expect(changes).toEqual([
      ['html.tags.append', 0],
      ['html.tags.hash', 0],
      ['html.tags.publicPath', 0],
      ['other', 1],
    ]);
  });

  it('keeps the hash of a type to itself', () => {
    expect(JSON.stringify(history)).not.toContain('shape');
  });
});

describe('isSame', () => {
  it.each([
    ['equal tables', { options: { a: { type: 'x' } } }, true],
    ['an option more', { options: { a: { type: 'x' }, b: {} } }, false],
    ['a flag more', { options: { a: { type: 'x' } }, flags: { 'dev --x': {} } }, false],
    ['a definition more', { options: { a: { type: 'x' } }, types: { T: {} } }, true],
  ])('%s', (_, other, same) => {
    expect(isSame({ options: { a: { type: 'x' } } }, other)).toBe(same);
  });

  it('leaves the options of loaders out of account', () => {
    const things = (value: number) => ({ options: { 'tools.swc': { 'effect swc': { value } } } });
    expect(isSame(things(1), things(2))).toBe(true);
    const typed = (type: string) => ({ options: { 'tools.swc': { type, shape: type } } });
    expect(isSame(typed('a'), typed('b'))).toBe(false);
  });
});
