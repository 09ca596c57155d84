import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FeedLinks } from '../FeedLinks/index.tsx';
import { ImageZoom } from '../ImageZoom/index.tsx';
import { LanguageNotice } from '../LanguageNotice/index.tsx';
import { hiddenParts } from './hiddenParts.ts';

/** One element for all renders: what is in it renders again only for news of its own. */
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
 * The layout of every page: that of Rspress, without the parts that the URL hides (`?navbar=0`), and
 * with the notice about a language redirect above.
 */
export function Layout() {
  const { data, setData } = useContext(PageContext);
  const { pathname, search } = useLocation();
  // The server renders without a query, so the first render in the browser must, too.
  const [hidden, setHidden] = useState('');
  useEffect(() => setHidden(hiddenParts(search).join()), [search]);

  // Rspress asks for the data of the first page once more, in an effect after this one. Were it not
  // handed what is shown already, it would render everything anew.
  const first = useRef({ pathname, data });
  useLayoutEffect(() => warmPageData(first.current.pathname, first.current.data), []);

  const value = useMemo(() => {
    const parts = hidden ? hidden.split(',') : [];
    const flags = Object.fromEntries(parts.map((part) => [part, false]));
    const { description } = data.frontmatter ?? {};
    return {
      setData,
      // The data about all pages leaves out what the page itself has.
      data: { description, ...data, frontmatter: { ...data.frontmatter, ...flags } },
    };
  }, [data, setData, hidden]);

  return <PageContext.Provider value={value}>{layout}</PageContext.Provider>;
}
