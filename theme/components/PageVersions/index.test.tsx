import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', async () => {
  const { translate } = await import('../../translate.ts');
  return { useI18n: () => translate('en') };
});
vi.mock('@rspress/core/theme', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { PageVersions } = await import('./index.tsx');

const of1 = '1.7 1.6 1.5 1.4 1.3 1.2 1.1 1.0';

test.each([
  ['nothing instead', {}, ''],
  ['something instead', { instead: 'a.b' }, ' In other versions: a.b'],
  [
    'a page instead',
    { instead: 'a.b', link: '/a/b' },
    ' In other versions: <a href="/a/b">a.b</a>',
  ],
])('a page says to readers of the other versions which it is about, with %s', (_, props, more) => {
  const html = renderToStaticMarkup(<PageVersions minors="2.3 2.2 2.1 2.0" {...props} />);
  const [, minors, text = ''] = /^<p [^>]*data-for="([^"]*)">(.*)<\/p>$/.exec(html) ?? [];
  expect(minors).toBe(of1);
  expect(text.replace(/<strong[^>]*>[^<]*<\/strong> /, '').trimEnd()).toBe(
    `Available in: 2.x.${more}`,
  );
});
