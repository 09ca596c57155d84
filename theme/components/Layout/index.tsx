import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FeedLinks } from '../FeedLinks/index.tsx';
import { ImageZoom } from '../ImageZoom/index.tsx';
import { LanguageNotice } from '../LanguageNotice/index.tsx';
import { hiddenParts } from './hiddenParts.ts';

/** The element keeps its identity, so that it only re-renders for changes of its own. */
const layout = (
  <OriginalLayout
    top={<LanguageNotice />}
    bottom={
      <>
        <FeedLinks />
        <ImageZoom />
      </>
    }
  />
);

/**
 * Layout of every page: Rspress's layout without the parts that the URL hides (`?navbar=0`), below
 * the notice about a language redirect.
 */
export function Layout() {
  const { data, setData } = useContext(PageContext);
  const { pathname, search } = useLocation();
  // The server does not know the query, so the first render in the browser must not use it either.
  const [hidden, setHidden] = useState('');
  useEffect(() => setHidden(hiddenParts(search).join()), [search]);

  // Rspress requests the data of the first page again, in a later effect. Returning the data
  // already shown avoids rendering everything again.
  const first = useRef({ pathname, data });
  useLayoutEffect(() => warmPageData(first.current.pathname, first.current.data), []);

  const value = useMemo(() => {
    const parts = hidden ? hidden.split(',') : [];
    const flags = Object.fromEntries(parts.map((part) => [part, false]));
    const { description } = data.frontmatter ?? {};
    return {
      setData,
      // The data on all pages lacks what is part of the page itself.
      data: { description, ...data, frontmatter: { ...data.frontmatter, ...flags } },
    };
  }, [data, setData, hidden]);

  return <PageContext.Provider value={value}>{layout}</PageContext.Provider>;
}
