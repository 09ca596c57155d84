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
    const flags = Object.fromEntries(hiddenParts(query).map((part) => [part, false]));
    const { data } = context;
    const { description } = data.frontmatter ?? {};
    return {
      ...context,
      // The data about all pages leaves out what the page itself has.
      data: { description, ...data, frontmatter: { ...data.frontmatter, ...flags } },
    };
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
