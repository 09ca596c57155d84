import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { ShownStep } from '../../../src/facts/shown.ts';

vi.mock('@rspress/core/runtime', async () => {
  const { default: strings } = await import('../../../i18n.json');
  return {
    useI18n: () => (key: keyof typeof strings) => strings[key].zh,
    useLang: () => 'zh',
    usePage: () => ({ page: { routePath: '/zh/plugins/dev/hooks' } }),
  };
});
vi.mock('../Link/index.tsx', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { HookOrder } = await import('./index.tsx');

test('says how often a hook is called in the language of the page', () => {
  const data: ShownStep[] = [{ hook: 'modifyHTML', when: 'compile', each: 'page' }];
  const html = renderToStaticMarkup(<HookOrder command="build" data={data} />);
  expect(html).toContain('>每个 HTML 页面一次<');
});
