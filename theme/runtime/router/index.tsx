import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Path, parsePath, resolvePath, stripBasename } from './path.ts';

/** An entry of the browser's history. */
export interface Location extends Path {
  /** State passed to the navigation. */
  state: unknown;
  /** Unique per navigation; `default` for entries that the router did not create. */
  key: string;
}

/** How the entry was reached: going back, forward or loading; navigation; replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Whether to replace the current entry. */
  replace?: boolean;
  /** Stored with the entry. */
  state?: unknown;
}

/**
 * Navigates to a page of the site, or by a number of history entries.
 *
 * @param to - path below the base with query and hash, or parts; or a number of entries
 */
export type NavigateFunction = (
  to: string | Partial<Path> | number,
  options?: NavigateOptions,
) => void;

interface Entry {
  location: Location;
  type: NavigationType;
}

const EntryContext = createContext<Entry | null>(null);
/**
 * A separate context, so that components which only navigate (every link) do not render again on
 * navigation.
 */
const NavigateContext = createContext<NavigateFunction | null>(null);

/** Router state in the browser's history. */
interface HistoryState {
  key?: string;
  state?: unknown;
}

/**
 * Router that uses the browser's URL and history.
 *
 * @param basename - base path of the site without a trailing slash
 */
export function BrowserRouter({
  basename = '',
  children,
}: {
  basename?: string;
  children?: ReactNode;
}) {
  const [entry, setEntry] = useState<Entry>(() => ({
    location: readLocation(basename),
    type: 'POP',
  }));

  useLayoutEffect(() => {
    const onPopState = () => setEntry({ location: readLocation(basename), type: 'POP' });
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [basename]);

  const navigate = useCallback<NavigateFunction>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') {
        window.history.go(to);
        return;
      }
      const path = resolvePath(to, stripBasename(window.location.pathname, basename));
      const key = Math.random().toString(36).slice(2, 10);
      const url = basename + path.pathname + path.search + path.hash;
      window.history[replace ? 'replaceState' : 'pushState'](
        { key, state } satisfies HistoryState,
        '',
        url,
      );
      setEntry({ location: { ...path, state, key }, type: replace ? 'REPLACE' : 'PUSH' });
    },
    [basename],
  );

  return (
    <NavigateContext value={navigate}>
      <EntryContext value={entry}>{children}</EntryContext>
    </NavigateContext>
  );
}

/**
 * Router for prerendering, with a fixed URL.
 *
 * @param location - path with the base
 * @param basename - base path of the site without a trailing slash
 */
export function StaticRouter({
  location,
  basename = '',
  children,
}: {
  location: string;
  basename?: string;
  children?: ReactNode;
}) {
  const path = parsePath(location);
  const entry: Entry = {
    location: {
      ...path,
      pathname: stripBasename(path.pathname, basename),
      state: null,
      key: 'default',
    },
    type: 'POP',
  };
  return (
    <NavigateContext value={rejectNavigation}>
      <EntryContext value={entry}>{children}</EntryContext>
    </NavigateContext>
  );
}

/**
 * @returns the current entry of the history
 * @throws {Error} outside a router
 */
export function useLocation(): Location {
  return useEntry().location;
}

/**
 * @returns how the current entry was reached
 * @throws {Error} outside a router
 */
export function useNavigationType(): NavigationType {
  return useEntry().type;
}

/**
 * @returns function that navigates; stable across renders
 * @throws {Error} outside a router
 */
export function useNavigate(): NavigateFunction {
  return inside(useContext(NavigateContext));
}

/**
 * Query of the current entry.
 *
 * @returns the parameters, and a function that navigates to the same path with other ones
 * @throws {Error} outside a router
 */
export function useSearchParams(): [
  URLSearchParams,
  (parameters: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { location } = useEntry();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setParameters = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => {
      const query = next.toString();
      navigate({ search: query && `?${query}` }, options);
    },
    [navigate],
  );
  return [parameters, setParameters];
}

function useEntry(): Entry {
  return inside(useContext(EntryContext));
}

function inside<Provided>(provided: Provided | null): Provided {
  if (!provided) throw new Error('this is used outside a router');
  return provided;
}

function rejectNavigation(): never {
  throw new Error('a page that is being prerendered cannot navigate');
}

/** Current location of the browser. */
function readLocation(basename: string): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = (window.history.state ?? {}) as HistoryState;
  return { pathname: stripBasename(pathname, basename), search, hash, state, key };
}
