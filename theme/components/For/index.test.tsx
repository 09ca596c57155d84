import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { markdownOf } from '../../markdown.ts';

vi.mock('@rspress/core/runtime', async () => {
  const { translate } = await import('../../translate.ts');
  return { useI18n: () => translate('en') };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { For } = await import('./index.tsx');
const { ForRow } = await import('../ForRow/index.tsx');

const minors = '2.3 2.2 2.1 2.0';
const html = (node: ReactNode) => renderToStaticMarkup(node).replace(/ class="[^"]*"/g, '');

test.each([
  [
    'a part of a page',
    {},
    `<div data-for="${minors}"><span data-version-label="true">2.x: </span>text</div>`,
    '**2.x:**\n\ntext',
  ],
  [
    'a part of a sentence',
    { inline: true },
    `<span data-for="${minors}"><span data-version-label="true">2.x: </span>text</span>`,
    '(2.x: text)',
  ],
])('%s for a version', (_, props, shown, markdown) => {
  expect(
    html(
      <For minors={minors} {...props}>
        text
      </For>,
    ),
  ).toBe(shown);
  const context = { lang: 'en', routePath: '/config/mode', children: 'text' } as const;
  expect(markdownOf('For', { minors, ...props }, context)).toBe(markdown);
});

test.each([
  ['en', ' text', ' (2.x: text)'],
  ['en', 'text ', '(2.x: text) '],
  ['en', ', but text', ' (2.x: but text)'],
  ['zh', '，文字。', '（2.x：文字。）'],
  ['en', ' (see `a`)', ' (2.x: see `a`)'],
  ['zh', '（见 `a`）', '（2.x：见 `a`）'],
  ['en', '(a) and (b)', '(2.x: (a) and (b))'],
  ['en', 'a\nb', '(2.x: a\nb)'],
] as const)('Markdown of a part of a sentence in %s: %j', (lang, children, expected) => {
  const context = { lang, routePath: '/config/mode', children };
  expect(markdownOf('For', { minors, inline: true }, context)).toBe(expected);
});

test('Markdown of a part that other text follows names the end', () => {
  const context = { lang: 'en', routePath: '/config/mode', children: 'text' } as const;
  expect(markdownOf('For', { minors }, { ...context, isFollowed: true })).toBe(
    '**2.x:**\n\ntext\n\n**All versions:**',
  );
});

test('a row for a version', () => {
  expect(html(<ForRow minors={minors} />)).toBe(
    `<span data-version-label="true" data-for-row="${minors}">2.x: </span>`,
  );
  const context = { lang: 'en', routePath: '/config/mode', children: '' } as const;
  expect(markdownOf('ForRow', { minors }, context)).toBe('2.x: ');
});
