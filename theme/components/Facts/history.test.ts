import { expect, test } from 'vitest';
import type { ShownChange } from '../../../src/facts/shown.ts';
import { changeLines } from './history.ts';

const t = (key: string, params: Record<string, string> = {}) =>
  [key.replace('facts.', ''), ...Object.values(params)].join(' ');

const modes = (development: string, production: string) => ({ development, production });

test.each<[change: Partial<ShownChange> & Pick<ShownChange, 'what'>, lines: string[]]>([
  [{ what: 'added' }, ['changed.added']],
  [{ what: 'removed' }, ['changed.removed']],
  [{ what: 'removed', replacement: 'c.d' }, ['changed.removedUse → c.d']],
  [{ what: 'deprecated' }, ['changed.deprecated']],
  [{ what: 'deprecated', replacement: 'c.d' }, ['changed.deprecatedUse → c.d']],
  [{ what: 'undeprecated' }, ['changed.undeprecated']],
  [{ what: 'required', after: 'true' }, ['changed.required']],
  [{ what: 'required', before: 'true' }, ['changed.optional']],
  [{ what: 'topLevelOnly', after: 'true' }, ['changed.topLevelOnly']],
  [{ what: 'topLevelOnly', before: 'true' }, ['changed.perEnvironment']],
  // A union by what it takes more or less.
  [{ what: 'type', before: 'string', after: 'string | number' }, ['changed.accepts → number']],
  [{ what: 'type', before: 'string | number', after: 'string' }, ['changed.refuses → number']],
  [{ what: 'type', before: 'a | b', after: 'a | c' }, ['changed.type b → c']],
  [{ what: 'default', before: '1', after: '2' }, ['changed.default 1 → 2']],
  // Of an object, the members that differ.
  [
    { what: 'default', before: '{ a: 1, b: 2 }', after: '{ a: 1, b: 3 }' },
    ['changed.default { b: 2 } → { b: 3 }'],
  ],
  [{ what: 'default', after: '2' }, ['changed.default → 2']],
  [{ what: 'default', before: '1' }, ['changed.default 1']],
  [
    { what: 'default', before: modes('1', '2'), after: modes('3', '4') },
    ['changed.default inDevelopment 1 → 3', 'changed.default inProduction 2 → 4'],
  ],
  // In one mode alone.
  [
    { what: 'default', before: '1', after: modes('1', '2') },
    ['changed.default inProduction 1 → 2'],
  ],
  [{ what: 'defaultIn', before: '1', after: '2' }, ['changed.defaultIn 1 → 2']],
  [{ what: 'effect devtool', before: '1', after: '2' }, ['changed.effect devtool 1 → 2']],
])('%j', (change, lines) => {
  const shown = changeLines(
    [{ version: '1.4', members: ['m'], before: null, after: null, ...change } as ShownChange],
    t,
  );
  for (const line of shown) expect(line).toMatchObject({ version: '1.4', members: ['m'] });
  expect(
    shown.map(({ text, before, after }) =>
      [text, before, after && `→ ${after}`].filter(Boolean).join(' '),
    ),
  ).toEqual(lines);
});
