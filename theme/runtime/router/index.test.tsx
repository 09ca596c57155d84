import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Location } from './index.tsx';

/** Entries that navigations make; nothing renders anew for them on the server. */
const made: { location: Location; type: string }[] = [];
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: <State,>(first: () => State) => [first(), (next: (typeof made)[0]) => made.push(next)],
}));
// Test files share the modules of a worker: the next one must not use the mocks.
afterAll(() => void vi.resetModules());
vi.resetModules();
const {
  BrowserRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} = await import('./index.tsx');

afterEach(() => vi.unstubAllGlobals());

/** What a page reads of its router. */
function read(router: (page: ReactNode) => ReactNode) {
  const known: {
    location?: Location;
    type?: string;
    navigate?: ReturnType<typeof useNavigate>;
    search?: ReturnType<typeof useSearchParams>;
  } = {};
  const Page = () => {
    known.location = useLocation();
    known.type = useNavigationType();
    known.navigate = useNavigate();
    known.search = useSearchParams();
    return null;
  };
  renderToStaticMarkup(router(<Page />));
  return known;
}

/** A page of a browser at a URL, and what it writes into the history. */
function open(url: string, { basename = '', state = null as unknown } = {}) {
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  const written: unknown[][] = [];
  const write = (how: string) => (entry: { key: string; state: unknown }, _: string, to: string) =>
    written.push([how, entry.state, to]);
  const go = vi.fn();
  vi.stubGlobal('window', {
    location: { pathname, search, hash },
    history: { state, go, pushState: write('push'), replaceState: write('replace') },
  });
  const page = read((child) => <BrowserRouter basename={basename}>{child}</BrowserRouter>);
  return { ...page, written, go };
}

test.each([
  ['/config/mode?x=1#a', '', '/config/mode'],
  ['/docs/config/mode?x=1#a', '/docs', '/config/mode'],
])('%s is a page below %j', (url, basename, pathname) => {
  const wanted = { pathname, search: '?x=1', hash: '#a', state: null, key: 'default' };
  const { location, type } = open(url, { basename });
  expect({ location, type }).toEqual({ location: wanted, type: 'POP' });
  const prerendered = read((page) => (
    <StaticRouter location={url} basename={basename}>
      {page}
    </StaticRouter>
  ));
  expect(prerendered.location).toEqual(wanted);
  expect(() => prerendered.navigate?.('/a')).toThrow();
});

test('an entry has the key and the state that it was made with', () => {
  const { location } = open('/a', { state: { key: 'k', state: { from: 'b' } } });
  expect(location).toMatchObject({ key: 'k', state: { from: 'b' } });
});

test('a navigation makes an entry, or takes the place of one', () => {
  made.length = 0;
  const { navigate, written, go } = open('/docs/a?x=1#b', { basename: '/docs' });
  navigate?.('/c?d#e');
  navigate?.('#e', { replace: true, state: 'kept' });
  navigate?.({ search: '?y' });
  navigate?.('//other.example/a');
  navigate?.(-1);
  expect(written).toEqual([
    ['push', null, '/docs/c?d#e'],
    ['replace', 'kept', '/docs/a#e'],
    ['push', null, '/docs/a?y'],
    ['push', null, '/docs/other.example/a'],
  ]);
  expect(
    made.map(({ type, location: { pathname, search, hash, state } }) => [
      type,
      state,
      pathname + search + hash,
    ]),
  ).toEqual([
    ['PUSH', null, '/c?d#e'],
    ['REPLACE', 'kept', '/a#e'],
    ['PUSH', null, '/a?y'],
    ['PUSH', null, '/other.example/a'],
  ]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('the query is read, and written', () => {
  const { search, written } = open('/a?x=1#b');
  expect(search?.[0].get('x')).toBe('1');
  search?.[1](new URLSearchParams({ y: '2' }), { replace: true });
  search?.[1](new URLSearchParams());
  expect(written).toEqual([
    ['replace', null, '/a?y=2'],
    ['push', null, '/a'],
  ]);
});

test('outside a router nothing is known', () => {
  expect(() => read((page) => page)).toThrow('outside a router');
});
