import { describe, expect, test } from 'vitest';
import { expandVersions, minorsIn } from './versionRanges.ts';

const one = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';
const two = '2.3 2.2 2.1 2.0';
const page = (...lines: string[]) => lines.join('\n');
const none = { page: 'p.mdx', hasFile: () => false };

describe('minors of a range', () => {
  test.each([
    ['1', one],
    ['2', two],
    ['>=1.6', `${two} 1.7 1.6`],
    ['<1.2', '1.1 1.0'],
    ['>=1.3.22', `${two} 1.7 1.6 1.5 1.4 1.3`], // a minor counts by its newest patch
    ['1.2 - 1.4', '1.4 1.3 1.2'],
  ])('%s', (range, expected) => {
    expect(minorsIn(range).join(' ')).toBe(expected);
  });

  test.each([
    ['nonsense', "'nonsense' is no range of versions such as 1 or >=1.4"],
    ['0', "'0' holds for no documented version"],
    ['>=1', "'>=1' holds for every version"],
  ])('%s is refused', (range, message) => {
    expect(() => minorsIn(range)).toThrow(message);
  });
});

describe('parts of a page', () => {
  test.each<[what: string, source: string, expected: string]>([
    ['a block', '<For v="1">', `<For v="1" minors="${one}">`],
    ['in a list', '  <For v="1">', `  <For v="1" minors="${one}">`],
    ['in a sentence', 'a <For v="2">b</For>', `a <For v="2" minors="${two}" inline>b</For>`],
    [
      'at the beginning of a sentence',
      '<For v="2">A</For><For v="1">B</For> is.',
      `<For v="2" minors="${two}" inline>A</For><For v="1" minors="${one}" inline>B</For> is.`,
    ],
    [
      'paragraphs on one line',
      ' <For v="2">A</For><For v="1">B</For>',
      page(
        ` <For v="2" minors="${two}">`,
        '',
        ' A',
        '',
        ' </For>',
        '',
        ` <For v="1" minors="${one}">`,
        '',
        ' B',
        '',
        ' </For>',
        '',
      ),
    ],
    [
      'inside a paragraph of its own',
      '<For v="1">A <For v="1.7">b</For>.</For>',
      page(
        `<For v="1" minors="${one}">`,
        '',
        'A <For v="1.7" minors="1.7" inline>b</For>.',
        '',
        '</For>',
        '',
      ),
    ],
    [
      'text between two elements',
      '<For v="1">A</For> is <For v="2">B</For>',
      `<For v="1" minors="${one}" inline>A</For> is <For v="2" minors="${two}" inline>B</For>`,
    ],
    [
      'a paragraph that goes on',
      '<For v="1">A</For> <For v="2">',
      `<For v="1" minors="${one}" inline>A</For> <For v="2" minors="${two}" inline>`,
    ],
    ['a row', '| <ForRow v="1" />a |', `| <ForRow v="1" minors="${one}" />a |`],
    [
      'in code it is text',
      page('```mdx', '<For v="1">', '```'),
      page('```mdx', '<For v="1">', '```'),
    ],
    [
      'a fence',
      page('```ts title="a.ts" v=1 nocheck', 'x', '```'),
      page(
        `<For v="1" minors="${one}">`,
        '',
        '```ts title="a.ts" nocheck',
        'x',
        '```',
        '',
        '</For>',
      ),
    ],
    [
      'an indented fence',
      page('  ```ts v="2"', '  x', '  ```'),
      page(`  <For v="2" minors="${two}">`, '', '  ```ts', '  x', '  ```', '', '  </For>'),
    ],
  ])('%s', (_, source, expected) => {
    expect(expandVersions(source, none)).toBe(expected);
  });

  test('a range that is none is named with its line', () => {
    expect(() => expandVersions(page('a', '', '<For v="newest">'), none)).toThrow(
      "p.mdx:3: 'newest' is no range of versions such as 1 or >=1.4",
    );
  });
});

describe('files of samples', () => {
  const fence = (file: string) =>
    page(`\`\`\`txt title="A" file="<root>/samples/s/${file}"`, '```');
  const inFor = (v: string, minors: string, text: string) =>
    page(`<For v="${v}" minors="${minors}">`, '', text, '', '</For>');

  test.each<[what: string, files: string[], expected: string]>([
    ['the same for both majors', ['s/a.txt'], fence('a.txt')],
    [
      'different ones',
      ['s/a.txt', 's/v1/a.txt'],
      page(inFor('2', two, fence('a.txt')), inFor('1', one, fence('v1/a.txt'))),
    ],
    ['for 1.x alone', ['s/v1/a.txt'], inFor('1', one, fence('v1/a.txt'))],
  ])('%s', (_, files, expected) => {
    expect(
      expandVersions(fence('a.txt'), { page: 'p.mdx', hasFile: (file) => files.includes(file) }),
    ).toBe(expected);
  });
});
