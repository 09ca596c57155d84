import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({ title: '' }));
vi.mock('@rspress/core/runtime', async () => {
  const { default: strings } = await import('../../../i18n.json');
  return {
    useI18n: () => (key: keyof typeof strings) => strings[key].zh,
    usePage: () => ({ page }),
  };
});
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Overview } = await import('./index.tsx');

test.each([
  ['a title of its own', 'Plugins', ''],
  ['no title', '', '<h1>概览</h1>'],
])('a page with %s', (_, title, heading) => {
  page.title = title;
  const html = renderToStaticMarkup(<Overview content={<p>list</p>} />);
  expect(html).toBe(`<div class="rp-doc rspress-doc">${heading}<p>list</p></div>`);
});
