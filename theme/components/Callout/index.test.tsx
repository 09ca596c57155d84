import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { CalloutProps } from './index.tsx';

vi.mock('@rspress/core/runtime', async () => {
  const { default: strings } = await import('../../../i18n.json');
  return { useI18n: () => (key: keyof typeof strings) => strings[key].zh };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Callout } = await import('./index.tsx');

const html = (props: Omit<CalloutProps, 'children'>) =>
  renderToStaticMarkup(<Callout {...props}>text</Callout>).replace(/ class="[^"]*"/g, '');

// The compiler names the kind in English where the author gives no title.
test.each<[type: CalloutProps['type'], name: string]>([
  ['tip', '提示'],
  ['info', '说明'],
  ['note', '注意'],
  ['important', '重要'],
  ['warning', '警告'],
  ['caution', '小心'],
  ['danger', '危险'],
])('a note of kind %s without a title is called %s', (type, name) => {
  const expected = `<div data-kind="${type}"><p>${name}</p>text</div>`;
  expect(html({ type })).toBe(expected);
  expect(html({ type, title: type.toUpperCase() })).toBe(expected);
});

test('a title of its own is shown unchanged', () => {
  expect(html({ type: 'tip', title: 'Tips' })).toBe('<div data-kind="tip"><p>Tips</p>text</div>');
});

test('what is folded opens', () => {
  expect(html({ type: 'details', title: 'More' })).toBe(
    '<details data-kind="details"><summary>More</summary>text</details>',
  );
  expect(html({ type: 'details' })).toContain('<summary>详情</summary>');
});
