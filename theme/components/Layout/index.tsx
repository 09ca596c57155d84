import { PageContext, useLocation } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useContext, useEffect, useMemo, useState } from 'react';
import { FeedLinks } from '../FeedLinks/index.tsx';
import { ImageZoom } from '../ImageZoom/index.tsx';
import { LanguageNotice } from '../LanguageNotice/index.tsx';
import { hiddenParts } from './hiddenParts.ts';

/**
 * The layout of every page: the original one, with the parts hidden that the address asks to hide
 * (`?navbar=0`, spec 2.4), and the notice about a language redirect above.
 */
export function Layout(props: ComponentProps<typeof OriginalLayout>) {
  const context = useContext(PageContext);
  const { search } = useLocation();
  // The server renders without a query, so the first render in the browser must, too.
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);

  const value = useMemo(() => {
    const hidden = hiddenParts(query);
    if (hidden.length === 0) return context;
    const flags = Object.fromEntries(hidden.map((part) => [part, false]));
    const { data } = context;
    return { ...context, data: { ...data, frontmatter: { ...data.frontmatter, ...flags } } };
  }, [context, query]);

  return (
    <PageContext.Provider value={value}>
      <OriginalLayout
        {...props}
        top={
          <>
            <LanguageNotice />
            {props.top}
          </>
        }
        bottom={
          <>
            {props.bottom}
            <FeedLinks />
            <ImageZoom />
          </>
        }
      />
    </PageContext.Provider>
  );
}
