import { describe, expect, it } from 'vitest';
import {
  type Doc,
  flat,
  group,
  indent,
  isFunctionText,
  join,
  line,
  pretty,
  softline,
  splitType,
  whenBroken,
} from './layout.ts';

describe('splitType', () => {
  it.each([
    ['a | b', ['a', 'b']],
    ["'x | y' | b", ["'x | y'", 'b']],
    ['(a | b)[] | c', ['(a | b)[]', 'c']],
    ['Record<a | b, c> | d', ['Record<a | b, c>', 'd']],
    ['{ a: b | c } | d', ['{ a: b | c }', 'd']],
    // Everything after the arrow is the return type.
    ['(x: a | b) => c | d', ['(x: a | b) => c | d']],
    ['a | (x: b) => c | d', ['a', '(x: b) => c | d']],
    ['((x: a) => b | c) | d', ['((x: a) => b | c)', 'd']],
  ])('%s', (text, parts) => {
    expect(splitType(text, ' | ')).toEqual(parts);
  });
});

describe('isFunctionText', () => {
  it.each([
    ['() => void', true],
    ['<T>(x: T) => T', true],
    ['(() => void)[]', false],
    ['(() => void) | string', false],
    ['{ a: () => void }', false],
    ['Promise<() => void>', false],
  ])('%s is %s', (text, expected) => {
    expect(isFunctionText(text)).toBe(expected);
  });
});

describe('pretty', () => {
  const list = (...parts: Doc[]): Doc =>
    group(['(', indent([softline, ...join(parts, [',', line])]), softline, ')']);
  const object = (...parts: Doc[]): Doc =>
    group(['{', indent([line, ...join(parts, [';', line])]), whenBroken(';'), line, '}']);

  it('keeps on one line what fits', () => {
    expect(pretty(object('a: 1', 'b: 2'), 20)).toBe('{ a: 1; b: 2 }');
    expect(flat(object('a: 1', 'b: 2'))).toBe('{ a: 1; b: 2 }');
  });
  it('breaks the outer group before the inner one', () => {
    expect(pretty(object(['a: ', object('b: 1')], 'c: 3'), 16)).toBe(
      '{\n  a: { b: 1 };\n  c: 3;\n}',
    );
  });
  it('counts what follows a group', () => {
    expect(pretty(['f', list('a', 'b'), ': SomeLongResult'], 20)).toBe(
      'f(\n  a,\n  b\n): SomeLongResult',
    );
  });
  it.each([
    [': Result\nfunction g(): SomeLongResult', 'f(a, b): Result\nfunction g(): SomeLongResult'],
    [': SomeLongResult\ng()', 'f(\n  a,\n  b\n): SomeLongResult\ng()'],
  ])('counts %j up to its line break', (rest, expected) => {
    expect(pretty(['f', list('a', 'b'), rest], 20)).toBe(expected);
  });
});
