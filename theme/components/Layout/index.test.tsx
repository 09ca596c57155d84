import { createContext, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

/** The data of a page, of which these tests read so much. */
interface Data {
  description?: string;
  frontmatter?: Record<string, unknown>;
}
const PageContext = createContext<{ data: Data; setData: () => void }>({
  data: {},
  setData: () => {},
});
let shown: Data | undefined;
const warmPageData = vi.fn();
vi.mock('@rspress/core/runtime', () => ({
  PageContext,
  useLocation: () => ({ pathname: '/config/mode', search: '' }),
  warmPageData,
}));
vi.mock('@rspress/core/theme-original', () => ({
  Layout() {
    shown = useContext(PageContext).data;
    return null;
  },
}));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useLayoutEffect: (run: () => void) => run(),
}));
for (const part of ['FeedLinks', 'ImageZoom', 'LanguageNotice']) {
  vi.doMock(`../${part}/index.tsx`, () => ({ [part]: () => null }));
}
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { Layout } = await import('./index.tsx');

test.each<[what: string, data: Data, description: string | undefined]>([
  [
    'of its front matter, which the data of all pages leaves out',
    { frontmatter: { description: 'own' } },
    'own',
  ],
  ['that its data has', { description: 'given', frontmatter: { description: 'own' } }, 'given'],
  ['none', {}, undefined],
])('a page has the description %s', (_, data, description) => {
  renderToStaticMarkup(
    <PageContext value={{ data, setData: () => {} }}>
      <Layout />
    </PageContext>,
  );
  expect(shown?.description).toBe(description);
  expect(shown?.frontmatter).toEqual(data.frontmatter ?? {});
  // Nothing is fetched when the reader comes back to the page.
  expect(warmPageData).toHaveBeenLastCalledWith('/config/mode', data);
});
