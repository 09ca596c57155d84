import { describe, expect, it } from 'vitest';
import type { FactValue } from './index.ts';
import { aliasesIn, closestNames, formatDefault } from './lookup.ts';

describe('formatDefault', () => {
  const cases: [FactValue | undefined, string][] = [
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [3000, '3000'],
    ['', "''"],
    ['/rsbuild-hmr', "'/rsbuild-hmr'"],
    // Characters that have to be escaped in single quotes.
    ["it's", "'it\\'s'"],
    ['a\\b\nc', "'a\\\\b\\nc'"],
    ["\\\\''\n\n", "'\\\\\\\\\\'\\'\\n\\n'"],
    // Code is not quoted.
    [{ $code: 'undefined' }, 'undefined'],
    [{ $code: '/\\.vue$/' }, '/\\.vue$/'],
    [[], '[]'],
    [['.ts', '.js'], "['.ts', '.js']"],
    [{}, '{}'],
    [{ imports: true, entries: false }, '{ imports: true, entries: false }'],
    // Property names are only quoted if necessary.
    [{ 'http-equiv': 'x', _a: 1, $b$: 2 }, "{ 'http-equiv': 'x', _a: 1, $b$: 2 }"],
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
  it('lists three, in the order of the alphabet where they are equally close', () => {
    expect(closestNames('X', ['c', 'bc', 'b', 'a'])).toEqual(['a', 'b', 'c']);
    expect(closestNames('X', ['c', 'x', 'a'], 2)).toEqual(['x', 'a']);
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
    // Members of a namespace and strings are different names.
    ["Rspack.Configuration | 'WatchFiles' | 'my-Chokidar'", []],
    ['MyWatchFiles | WatchFiles2', []],
    ['boolean', []],
  ])('%s', (text, expected) => {
    expect(aliasesIn([text], types).map((alias) => alias.name)).toEqual(expected);
  });
  it('follows names so far', () => {
    const names = aliasesIn(['OneOrMany<WatchFiles>'], types, [], 1).map((alias) => alias.name);
    expect(names).toEqual(['OneOrMany<T>', 'WatchFiles']);
  });
  it('leaves out what is described beside it', () => {
    expect(aliasesIn(['WatchFiles'], types, ['Chokidar']).map((alias) => alias.name)).toEqual([
      'WatchFiles',
    ]);
  });
});
