import { expect, test } from 'vitest';
import type { Comparison } from '../run/observe.ts';
import { cases, resolve } from './defaults.ts';
import type { OptionRow } from './rows.ts';

/** An option whose default neither types nor runs show. */
const optionOf = (type: string): OptionRow => ({
  name: 'x',
  path: 'x',
  type,
  optional: true,
  shape: '',
  tags: {},
  environments: false,
  external: false,
});

const empty = {
  normalized: {},
  effects: {},
  browserslist: null,
  instance: [],
  pluginApi: [],
  plugins: [],
};

test.each<[string, Record<string, Comparison['rspack']>, unknown]>([
  ["'a' | 'b'", { "'a'": 'same', "'b'": 'changed' }, 'a'],
  ["'a' | 'b'", { "'a'": 'same', "'b'": 'same' }, { $code: 'undefined' }],
  // No other value was tried.
  ["'a' | RegExp", { "'a'": 'same' }, { $code: 'undefined' }],
])('of %s, a value that alone changes nothing is the default: %j', (type, tried, value) => {
  const row = optionOf(type);
  const results = new Map(
    Object.entries(tried).map(([literal, rspack]) => {
      const id = `literal:x=${literal}`;
      return [id, { id, rspack, config: 'added' as const }];
    }),
  );
  const trial = { mode: 'production' as const, base: empty, results, exports: [], candidates: {} };
  expect(resolve('x', row, new Map([['x', row]]), trial)).toEqual({ value });
});

test.each<[string, Partial<OptionRow>, Record<string, string>, string[]]>([
  ['neither types nor the normalized configuration show one', {}, {}, ['base', "candidate:x='a'"]],
  ['the types declare one', { tags: { default: "'b'" } }, {}, ['base', 'declared:x']],
  ['the normalized configuration has one', {}, { x: 'c' }, ['base']],
])('defaults of other versions are tried unless %s', (_, row, normalized, ids) => {
  const rows = new Map([['x', { ...optionOf('string'), ...row }]]);
  const found = cases(rows, 'production', [], { ...empty, normalized }, { x: ["'a'"] });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
