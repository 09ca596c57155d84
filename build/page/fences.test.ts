import { describe, expect, test } from 'vitest';
import { linesOutsideFences, mapLinesOutsideFences } from './fences.ts';

const page = (...lines: string[]) => lines.join('\n');

describe('lines outside fences', () => {
  test.each<[string, string, string[]]>([
    ['text alone', page('one', '', 'two'), ['one', '', 'two']],
    ['a fence between', page('one', '```ts', 'code', '```', 'two'), ['one', 'two']],
    ['an indented fence', page('- one', '  ```', '  code', '  ```', 'two'), ['- one', 'two']],
    ['tildes', page('~~~', '```', '~~~', 'one'), ['one']],
    ['a fence that holds one', page('````md', '```', 'code', '```', '````', 'one'), ['one']],
    ['a longer end', page('```', 'code', '`````', 'one'), ['one']],
    ['a fence that never ends', page('one', '```', 'code'), ['one']],
  ])('%s', (_, source, expected) => {
    expect(linesOutsideFences(source)).toEqual(expected);
    const marked = mapLinesOutsideFences(source, (line) => `>${line}`).split('\n');
    expect(marked.filter((line) => line.startsWith('>'))).toEqual(expected.map((l) => `>${l}`));
    expect(marked.map((line) => line.replace(/^>/, '')).join('\n')).toBe(source);
  });
});
