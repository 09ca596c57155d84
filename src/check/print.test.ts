import { expect, test } from 'vitest';
import { commentLines, printList, printObject } from './print.ts';

test('groups stand in their usual order, others behind them as they came', () => {
  const names = ['tools.rspack', 'performance.buildCache', 'dev.hmr', 'html.title', 'plugins'];
  const tree = new Map(names.map((name) => [name, { code: '1' }]));
  const groups = printObject(tree, '').match(/^ {2}\w+/gm);
  expect(groups?.map((group) => group.trim())).toEqual([
    'plugins',
    'html',
    'dev',
    'tools',
    'performance',
  ]);
});

test('names are quoted where they have to be, and code keeps its indentation', () => {
  const tree = new Map([
    ['dev.a-b', { code: '{\n  c: 1,\n}' }],
    ['dev._$', { code: '2' }],
    ['dev.1', { code: '[\n]\n' }],
  ]);
  expect(printObject(tree, '  ')).toBe(
    "{\n    dev: {\n      'a-b': {\n        c: 1,\n      },\n      _$: 2,\n      '1': [\n      ]\n,\n    },\n  }",
  );
});

test('a list has a line for each item where it would become too long', () => {
  const [name, longer] = ['a'.repeat(38), 'a'.repeat(37)];
  expect(printList([longer, name])).toBe(`[${longer}, ${name}]`);
  expect(printList([name, name])).toBe(`[\n  ${name},\n  ${name},\n]`);
});

test('a comment is wrapped, and what follows a dash is indented', () => {
  const word = (length: number) => 'a'.repeat(length);
  expect(commentLines(`${word(46)}  ${word(46)}\n${word(46)} b`)).toEqual([
    `// ${word(46)} ${word(46)}`,
    `// ${word(46)} b`,
  ]);
  expect(commentLines(`${word(46)} ${word(44)} ${word(50)}`, '- ')).toEqual([
    `// - ${word(46)} ${word(44)}`,
    `//   ${word(50)}`,
  ]);
  expect(commentLines(`${word(46)} ${word(45)}`, '- ')).toHaveLength(2);
});
