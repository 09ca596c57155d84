import { expect, test } from 'vitest';
import { mappingRows } from './mappingRows.ts';

/** Rows of the guide with the shortest list of sections. */
const rowsOf = (...cells: string[]) => {
  const source = `## Settings {#overrides}\n\n| craco | Rsbuild |\n| --- | --- |\n${cells.join('\n')}\n`;
  return mappingRows('craco', source, source, 'en');
};

test.each([
  ['a setting', '`devServer.port`', [{ path: 'devServer.port' }]],
  ['a setting with a value', "`mode: 'file'`", [{ path: 'mode', value: "'file'" }]],
  [
    'another value of the same setting',
    "`mode: 'file'`, `'extends'`",
    [
      { path: 'mode', value: "'file'" },
      { path: 'mode', value: "'extends'" },
    ],
  ],
  [
    'settings beside each other',
    '`style.css`, `.sass`',
    [{ path: 'style.css' }, { path: 'style.sass' }],
  ],
  [
    'members of a setting',
    '`style`: `css`, `sass`',
    [{ path: 'style' }, { path: 'style.css' }, { path: 'style.sass' }],
  ],
  ['a plugin', '`plugins`: craco-less', [{ path: 'use:craco-less' }]],
])('%s', (_, cell, keys) => {
  expect(rowsOf(`| ${cell} | [\`a\`](/config/a) |`)).toEqual([
    { keys, page: '/guide/migration/cra#overrides', text: '[`a`](/config/a)' },
  ]);
});

test.each([
  ['what needs nothing', 'Remove it', { settled: true }],
  ['what has no counterpart', 'No counterpart', { none: true }],
  [
    'what stands on the page itself',
    '[Below](#below)',
    { text: '[Below](/guide/migration/cra#below)' },
  ],
])('%s is told apart', (_, text, expected) => {
  expect(rowsOf(`| \`a\` | ${text} |`)).toEqual([
    { keys: [{ path: 'a' }], page: '/guide/migration/cra#overrides', text, ...expected },
  ]);
});

test('the head of a table is no setting, and each version has its text', () => {
  const [one, two, ...more] = rowsOf('| `a` | Use<For v="1"> one</For><For v="2"> two</For> |');
  expect([one?.text, two?.text, more]).toEqual(['Use two', 'Use one', []]);
  expect(two?.minors?.every((minor) => minor.startsWith('1.'))).toBe(true);
  expect(one?.minors?.every((minor) => minor.startsWith('2.'))).toBe(true);
});
