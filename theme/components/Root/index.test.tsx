import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({
  routePathToMdPath: (path: string) => `/base${path}.md`,
  useI18n: () => (key: string) => key,
  withBase: (path: string) => `/base${path}`,
}));
// Files share the modules of a worker: the next one must not get those that were mocked here.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { ErrorBoundary } = await import('./ErrorBoundary.tsx');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What shows of a page, before or after an error has broken it. */
function shown(hasFailed: boolean): string {
  vi.stubEnv('SITE_BASE', '/base/');
  vi.stubGlobal('window', { location: { pathname: '/base/zh/config/mode' } });
  const boundary = new ErrorBoundary({ children: 'the page' });
  // As React does it: it catches no errors while it renders for the server.
  if (hasFailed) boundary.state = ErrorBoundary.getDerivedStateFromError();
  return renderToStaticMarkup(boundary.render());
}

test('a page shows as long as nothing breaks', () => {
  expect(shown(false)).toBe('the page');
});

test('of a page that broke, the Markdown copy is offered, and ways on', () => {
  const html = shown(true);
  expect(html).toContain('<h1>crash.title</h1>');
  expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map((found) => found.slice(1))).toEqual([
    ['/base/zh/config/mode.md', 'crash.markdown'],
    ['/base/', 'takeMeHomeText'],
  ]);
  expect(html).toContain('<button type="button">crash.reload</button>');
});
