import { describe, expect, test } from 'vitest';
import { classedTokens, tokenClass } from './tokenClasses.ts';

const text = (value: string) => ({ type: 'text', value });
const element = (properties: Record<string, unknown>, value: string) => ({
  type: 'element',
  tagName: 'span',
  properties,
  children: [text(value)],
});
const token = (name: string, value: string) =>
  element({ style: `color:var(--shiki-${name})` }, value);

describe('tokenClass', () => {
  test.each([
    ['color:var(--shiki-token-keyword)', 'tok-keyword'],
    ['color:var(--shiki-token-string-expression)', 'tok-string'], // one color, one class
    ['color:var(--shiki-foreground)', ''],
  ])('%s is %j', (style, name) => {
    expect(tokenClass(style)).toBe(name);
  });

  test.each([
    'color:#fff', // another theme
    'color:var(--shiki-token-new)', // a newer highlighter
    'color:var(--shiki-token-comment);font-style:italic',
    'color:var(--shiki-constructor)', // not a property every object has
  ])('%s has none', (style) => {
    expect(() => tokenClass(style)).toThrow(style);
  });
});

describe('classedTokens', () => {
  test.each([
    [
      'plain text stands bare',
      [token('token-keyword', 'const'), token('foreground', ' a')],
      [element({ class: 'tok-keyword' }, 'const'), text(' a')],
    ],
    [
      'neighbors of one class are one',
      [token('token-string', '"'), token('token-string-expression', 'a"')],
      [element({ class: 'tok-string' }, '"a"')],
    ],
    ['so is plain text', [token('foreground', 'a'), token('foreground', '.b')], [text('a.b')]],
    [
      'what a notation has marked stays',
      [element({ class: 'highlighted-word' }, 'a'), token('foreground', 'b')],
      [element({ class: 'highlighted-word' }, 'a'), text('b')],
    ],
    [
      'also with a color',
      [element({ class: 'highlighted-word', style: 'color:var(--shiki-foreground)' }, 'a')],
      [element({ class: 'highlighted-word', style: 'color:var(--shiki-foreground)' }, 'a')],
    ],
    [
      'what stands behind it is not put into it',
      [
        token('token-string', 'a'),
        element({ class: 'highlighted-word' }, 'b'),
        token('token-string', 'c'),
      ],
      [
        element({ class: 'tok-string' }, 'a'),
        element({ class: 'highlighted-word' }, 'b'),
        element({ class: 'tok-string' }, 'c'),
      ],
    ],
    ['a line of text stays', [text('a')], [text('a')]],
    ['an empty line', [], []],
  ])('%s', (_, tokens, expected) => {
    expect(classedTokens(tokens)).toEqual(expected);
  });
});
