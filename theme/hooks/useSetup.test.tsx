import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const navigate = vi.fn();
const scrollToTop = vi.fn();
vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ hash: '#shown' }),
  useNavigate: () => navigate,
  usePage: () => ({ page: { routePath: '/config/mode', title: 'mode' } }),
}));
const prepareAnnouncements = vi.fn();
vi.mock('../dom/announce.ts', () => ({ announce: () => {}, prepareAnnouncements }));
vi.mock('../navigation/anchors.ts', () => ({ scrollToTop }));
vi.mock('../navigation/progress.ts', () => ({ prepareProgress: async () => {} }));
vi.mock('./useVersion.ts', () => ({ useVersionSync: () => {} }));
/** What runs when the page is left. */
const leave: (() => void)[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect(run: () => (() => void) | undefined) {
    leave.push(run() ?? (() => {}));
  },
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const { useSetup } = await import('./useSetup.ts');

afterEach(() => vi.unstubAllGlobals());

/** Sets a page up, and clicks a link on it; whether the browser does not follow it itself. */
function click(href: string, event: object = {}, target: string | null = null): boolean {
  navigate.mockClear();
  scrollToTop.mockClear();
  prepareAnnouncements.mockClear();
  let isPrevented = false;
  let onClick: (event: object) => void = () => {};
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', {
    documentElement,
    addEventListener: (_: string, listener: typeof onClick) => {
      onClick = listener;
    },
    removeEventListener: () => {
      onClick = () => {};
    },
  });
  vi.stubGlobal('window', { location: { search: '?x=1' } });
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const Page = () => {
    useSetup();
    return null;
  };
  renderToStaticMarkup(<Page />);
  expect(documentElement.dataset).toEqual({ hydrated: '', scripted: '' });
  // Screen readers miss what is said in a region that comes with it.
  expect(prepareAnnouncements).toHaveBeenCalled();
  const link = { getAttribute: (name: string) => (name === 'href' ? href : target) };
  onClick({
    button: 0,
    target: { closest: () => (href.startsWith('#') ? link : null) },
    preventDefault: () => {
      isPrevented = true;
    },
    ...event,
  });
  for (const end of leave.splice(0)) end();
  return isPrevented;
}

test('a link to a place of the page goes through the router, with the query', () => {
  expect(click('#values')).toBe(true);
  expect(navigate.mock.calls).toEqual([[{ search: '?x=1', hash: '#values' }, { replace: false }]]);
  // Where the reader is already, no entry is added.
  expect(click('#shown')).toBe(true);
  expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: true });
  expect(scrollToTop).not.toHaveBeenCalled();
});

test('a link to nothing but the hash leads to the top', () => {
  expect(click('#')).toBe(true);
  expect(scrollToTop).toHaveBeenCalledOnce();
});

test.each<[what: string, href: string, event: object, target?: string]>([
  ['another page', '/config/', {}],
  ['another tab', '#values', {}, '_blank'],
  ['the wheel', '#values', { button: 1 }],
  ['Ctrl', '#values', { ctrlKey: true }],
  ['Cmd', '#values', { metaKey: true }],
  ['Shift', '#values', { shiftKey: true }],
  ['Alt', '#values', { altKey: true }],
  ['what somebody else has done', '#values', { defaultPrevented: true }],
])('%s is left to the browser', (_, href, event, target) => {
  expect(click(href, event, target)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
