import { describe, expect, test } from 'vitest';
import { markdownCode, markdownFactList, markdownTable } from './markdown.ts';

describe('markdownCode', () => {
  test.each([
    ['string', '`string`'],
    ['`[name].html`', '`` `[name].html` ``'], // a template literal as a default
    ['a `b` c', '``a `b` c``'],
    ['', '``'],
  ])('%j becomes %j', (text, expected) => {
    expect(markdownCode(text)).toBe(expected);
  });
});

test('a fact list has a bullet a fact', () => {
  expect(
    markdownFactList([
      { label: 'Type', value: '`string`' },
      { label: 'Since', value: '1.0' },
    ]),
  ).toBe('\n- **Type:** `string`\n- **Since:** 1.0\n');
});

test('a union type does not break the table', () => {
  expect(markdownTable(['Member', 'Type'], [['`a`', '`x | y`']])).toBe(
    '\n| Member | Type |\n| --- | --- |\n| `a` | `x \\| y` |\n',
  );
});
