import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { VersionMarkProps } from './index.tsx';

vi.mock('@rspress/core/runtime', async () => {
  const { translate } = await import('../../translate.ts');
  return { useI18n: () => translate('en') };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { VersionLabel } = await import('../VersionLabel/index.tsx');
const { VersionMark } = await import('./index.tsx');

const of2 = '2.3 2.2 2.1 2.0';
const of1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';

test.each<[why: string, props: VersionMarkProps, marks: [minors: string, text: string][]]>([
  ['what is in all versions', {}, []],
  ['what is in some, to readers of the others', { minors: of2 }, [[of1, '2.x only']]],
  ['what came later', { minors: `${of2} 1.7` }, [[of1.replace('1.7 ', ''), 'since 1.7']]],
  [
    'what is deprecated, to those it concerns',
    { deprecated: '1.7 1.6' },
    [['1.7 1.6', 'deprecated']],
  ],
  [
    'both',
    { minors: of1, deprecated: '1.7' },
    [
      [of2, '1.x only'],
      ['1.7', 'deprecated'],
    ],
  ],
])('%s', (_, props, marks) => {
  const html = renderToStaticMarkup(<VersionMark {...props} />);
  expect([...html.matchAll(/data-for="([^"]*)">([^<]*)/g)].map((found) => found.slice(1))).toEqual(
    marks,
  );
});

test.each([
  [of2, '2.x: '],
  ['1.6 1.5', '1.5 to 1.6: '],
])('a part for %s is labeled so', (minors, text) => {
  const html = renderToStaticMarkup(<VersionLabel minors={minors} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
