import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Prose } = await import('./Prose.tsx');

test.each([
  ['Nothing to mark.', 'Nothing to mark.'],
  ['Use `a` or `b` there', 'Use <code>a</code> or <code>b</code> there'],
  ['**Not** in [the guide](/a#b).', '<strong>Not</strong> in <a href="/a#b">the guide</a>.'],
  ['[`a[]`](/a)', '<a href="/a"><code>a[]</code></a>'],
  // Long names may break.
  ['`resolve.aliasStrategy`', '<code>resolve.<wbr/>alias<wbr/>Strategy</code>'],
  ['`<b>`', '<code>&lt;b&gt;</code>'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Prose text={text} />)).toBe(html);
});
