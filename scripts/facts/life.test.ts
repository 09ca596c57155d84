import { expect, test } from 'vitest';
import type { HistoryFile, ThingHistory } from '../../src/facts/index.ts';
import { findReplacement, replacementIn, replacementOf, withReplacements } from './life.ts';

test.each([
  ['Use `resolve.alias` instead.', 'resolve.alias'],
  ['Please use `a` or `b`', 'a'],
  ['This is gone.', null],
])('%j names %s', (note, name) => {
  expect(replacementIn(note)).toBe(name);
});

/** An entry with a deprecation note from a version on. */
const noted = (version: string, after: string | undefined, before?: string) => ({
  version,
  what: 'deprecated',
  ...(before && { before }),
  ...(after && { after }),
});
const removed = { version: '2.0.0', what: 'removed', before: { deprecated: 'Use `b`' } };

test.each<[string, ThingHistory, string | null | undefined]>([
  ['what is there', { now: {} }, undefined],
  ['what a note is about', { now: { deprecated: 'Use `a`' } }, 'a'],
  ['what is gone with a note', { changes: [removed] }, 'b'],
  [
    'a note in other words: the newer one counts',
    {
      now: { deprecated: 'Use `b`' },
      changes: [noted('1.2.0', 'Use `a`'), noted('1.4.0', 'Use `b`', 'Use `a`')],
    },
    'b',
  ],
  [
    'a note that changed before the end',
    {
      changes: [noted('1.2.0', 'Use `a`'), noted('1.4.0', 'Use `b`', 'Use `a`'), removed],
    },
    'b',
  ],
  [
    'what came back and is gone again: the last note counts',
    { changes: [{ ...removed, version: '1.5.0', before: { deprecated: 'Use `a`' } }, removed] },
    'b',
  ],
  ['what is gone without a note', { changes: [{ ...removed, before: {} }] }, null],
])('%s', (_, thing, expected) => {
  expect(replacementOf('x', thing, {})).toBe(expected);
});

test('a row of the table that a note makes needless is an error', () => {
  const table = { x: { use: 'c', evidence: 'tried' } };
  expect(() => replacementOf('x', { now: { deprecated: 'Use `a`' } }, table)).toThrow(
    'drop its row',
  );
  expect(() => replacementOf('x', { now: {} }, table)).toThrow('drop its row');
  expect(replacementOf('x', { changes: [{ ...removed, before: {} }] }, table)).toBe('c');
});

test('options have replacements, definitions of types have none', () => {
  expect(findReplacement('options', 'x', { changes: [removed] })).toBe('b');
  expect(findReplacement('types', 'x', { changes: [removed] })).toBeUndefined();
  expect(findReplacement('apiTypes', 'x', { changes: [removed] })).toBeUndefined();
});

test('each entry of each kind gets its replacement, if it has one or is gone', () => {
  const things = {
    options: { 'a.b': { now: {} }, c: { now: {} } },
    exports: { c: { changes: [removed] } },
  } as unknown as HistoryFile['things'];
  withReplacements(things, (kind, name, { now }) =>
    kind === 'options' && name === 'c' ? 'd' : now ? undefined : null,
  );
  expect(things).toEqual({
    options: { 'a.b': { now: {} }, c: { now: {}, replacement: 'd' } },
    exports: { c: { changes: [removed], replacement: null } },
  });
});
