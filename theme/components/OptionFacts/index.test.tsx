import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { OptionFactsData } from '../../../src/facts/index.ts';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', async () => {
  const { default: strings } = await import('../../../i18n.json');
  return {
    useI18n:
      () =>
      (key: keyof typeof strings, params: Record<string, string> = {}) =>
        strings[key].en.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? ''),
  };
});
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { OptionFacts } = await import('./index.tsx');

const data: OptionFactsData = {
  source: { package: 'tool', version: '1.7.6' },
  option: 'a.b',
  type: 'boolean',
  aliases: [],
  required: false,
  default: { development: 'true', production: 'false' },
  effects: [{ path: 'devtool', development: "'eval'", production: 'none' }],
  defaultChanges: [
    {
      since: '1.5',
      from: { development: '1', production: '2' },
      to: { development: 'true', production: 'false' },
    },
  ],
  since: '1.2',
  perEnvironment: true,
  deprecated: { since: '1.6', replacement: 'c.d' },
  in2x: { state: 'removed', replacement: 'e.f' },
};
const same = { development: '3', production: '3' };

/** Labels and values, as a reader sees them. */
function shown(facts: OptionFactsData): string[][] {
  const html = renderToStaticMarkup(<OptionFacts data={facts} />);
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', value = '']) => [
    label,
    value.replaceAll('&#x27;', "'").replace(/<[^>]*>/g, ''),
  ]);
}

test('every fact, each default under its own mode', () => {
  expect(shown(data)).toEqual([
    ['Type', 'boolean'],
    ['Default', 'Development: trueProduction: false'],
    ['When left unset', "devtool 'eval' / none"],
    ['Default changed', 'Before 1.5: Development: 1Production: 2'],
    ['Since', '1.2'],
    ['Per environment', 'Yes'],
    ['Deprecated', 'Since 1.6. Use c.d'],
    ['In 2.x', 'Removed. Use e.f'],
  ]);
});

test.each<[why: string, change: Partial<OptionFactsData>, row: string[]]>([
  ['one default for both modes', { default: same }, ['Default', '3']],
  ['a required option', { required: true, default: null }, ['Required', 'Yes']],
  [
    'an option of the whole build',
    { perEnvironment: false },
    ['Per environment', 'No, only at the top level'],
  ],
  [
    'a default that the modes share in part',
    {
      default: {
        development: '{ a: 1, b: 2 }',
        production: '{ a: 1, b: 3, c: 4 }',
      },
    },
    ['Default', '{ a: 1 }And in development: { b: 2 }And in production: { b: 3, c: 4 }'],
  ],
  [
    'a default of a later major',
    { defaultChanges: [{ since: '2.0', from: same, to: { development: '4', production: '4' } }] },
    ['Default changed', 'From 2.0 on: 4'],
  ],
  ['2.x', { in2x: { state: 'available', replacement: null } }, ['In 2.x', 'Available']],
])('%s', (_, change, row) => {
  expect(shown({ ...data, ...change })).toContainEqual(row);
  expect(shown(data)).not.toContainEqual(row);
});

test('the Markdown copy has the same facts', () => {
  const context = { lang: 'en', routePath: '/config/a/b', children: '' } as const;
  expect(markdownOf('OptionFacts', { data }, context).split('\n')).toEqual([
    '- **Type:** `boolean`',
    '- **Default:** Development: `true`, Production: `false`',
    "- **When left unset:** devtool `'eval' / none`",
    '- **Default changed:** Before 1.5: Development: `1`, Production: `2`',
    '- **Since:** 1.2',
    '- **Per environment:** Yes',
    '- **Deprecated:** Since 1.6. Use `c.d`',
    '- **In 2.x:** Removed. Use `e.f`',
  ]);
});
