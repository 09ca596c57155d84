import { describe, expect, test } from 'vitest';
import {
  blankFences,
  linesOf,
  linesOutsideFences,
  mapLinesOutsideFences,
  shownFile,
} from './fences.ts';

const page = (...lines: string[]) => lines.join('\n');

describe('lines outside fences', () => {
  test.each<[string, string, string[]]>([
    ['text alone', page('one', '', 'two'), ['one', '', 'two']],
    ['a fence between', page('one', '```ts', 'code', '```', 'two'), ['one', 'two']],
    ['an indented fence', page('- one', '  ```', '  code', '  ```', 'two'), ['- one', 'two']],
    ['tildes', page('~~~', '```', '~~~', 'one'), ['one']],
    ['a fence that holds one', page('````md', '```', 'code', '```', '````', 'one'), ['one']],
    ['spaces behind the end', page('```', 'code', '```  ', 'one'), ['one']],
    ['a line with a language', page('```', '```js', 'code', '```', 'one'), ['one']],
    ['a longer end', page('```', 'code', '`````', 'one'), ['one']],
    ['a fence that never ends', page('one', '```', 'code'), ['one']],
  ])('%s', (_, source, expected) => {
    expect(linesOutsideFences(source)).toEqual(expected);
    const marked = mapLinesOutsideFences(source, (line) => `>${line}`).split('\n');
    expect(marked.filter((line) => line.startsWith('>'))).toEqual(expected.map((l) => `>${l}`));
    expect(marked.map((line) => line.replace(/^>/, '')).join('\n')).toBe(source);
  });
});

test('blanked fences leave lines and columns where they were', () => {
  const source = page('one', '```ts', 'let a;\r', '', '```', 'two');
  expect(blankFences(source)).toBe(page('one', '     ', '      \r', '', '   ', 'two'));
});

test.each([
  ['```ts title="a" file="<root>/samples/a/b.ts" ', 'samples/a/b.ts'],
  ['```ts profile="<root>/a.ts"', undefined],
  ['```', undefined],
])('%s shows %s', (line, file) => {
  expect(shownFile(linesOf(line)[0]?.info)).toBe(file);
});

test('what follows the marks of a fence ends at its last word', () => {
  expect(linesOf('```  ts a="b"  \n```').map(({ info }) => info)).toEqual(['ts a="b"', undefined]);
});
