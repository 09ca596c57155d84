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
  /** What the navigation was given to keep with the entry. */
  state: unknown;
  /** Different for each navigation; `default` for entries that the router did not make. */
  key: string;
}

/** How the reader came to the entry: by going back, forward or loading; by a link; in its place. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Puts the target in place of the current entry. */
  replace?: boolean;
  /** Kept with the entry. */
  state?: unknown;
}

/**
 * Goes to a page of the site, or so many entries through the history.
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
/** Apart from the entry: what only navigates, as every link does, need not render for a new entry. */
const NavigateContext = createContext<NavigateFunction | null>(null);

/** What the router keeps in the browser's history. */
interface HistoryState {
  key?: string;
  state?: unknown;
}

/**
 * Provides the URL of the browser, and follows the history.
 *
 * @param basename - path that the site lives under, without a slash at its end
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
 * The router of pages that are being prerendered: at one URL, which no navigation leaves.
 *
 * @param location - path with the base
 * @param basename - path that the site lives under, without a slash at its end
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
    <NavigateContext value={stayHere}>
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
 * @returns how the reader came to the current entry
 * @throws {Error} outside a router
 */
export function useNavigationType(): NavigationType {
  return useEntry().type;
}

/**
 * @returns function that navigates; the same on all pages
 * @throws {Error} outside a router
 */
export function useNavigate(): NavigateFunction {
  return inside(useContext(NavigateContext));
}

/**
 * The query of the current entry.
 *
 * @returns the parameters, and a function that navigates to the same path with others
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

function stayHere(): never {
  throw new Error('a page that is being prerendered cannot navigate');
}

/** Where the browser is. */
function readLocation(basename: string): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = (window.history.state ?? {}) as HistoryState;
  return { pathname: stripBasename(pathname, basename), search, hash, state, key };
}
