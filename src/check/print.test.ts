import { expect, test } from 'vitest';
import { printObject } from './print.ts';

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
