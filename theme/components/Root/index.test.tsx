import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { elementsIn } from '../../testing/elements.ts';

vi.mock('@rspress/core/runtime', () => ({
  routePathToMdPath: (path: string) => `/base${path}.md`,
  useI18n: () => (key: string) => key,
  withBase: (path: string) => `/base${path}`,
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { CrashPage } = await import('./CrashPage.tsx');
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

test('its button loads the page again', () => {
  const reload = vi.fn();
  vi.stubEnv('SITE_BASE', '/');
  vi.stubGlobal('window', { location: { pathname: '/', reload } });
  const button = elementsIn(<CrashPage />).find(({ type }) => type === 'button');
  (button?.props.onClick as (() => void) | undefined)?.();
  expect(reload).toHaveBeenCalledOnce();
});

test('what broke is logged to the console, with its component', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  new ErrorBoundary({ children: null }).componentDidCatch(error, { componentStack: 'at Page' });
  expect(told).toHaveBeenCalledWith(expect.any(String), error, 'at Page');
  told.mockRestore();
});
