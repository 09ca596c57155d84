import { usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { canonicalPath } from '../navigation/paths.ts';

/** The minor versions, separated by spaces, of each page that does not hold for all; by its path. */
export type PageMinors = ReadonlyMap<string, string>;

/** Versions of pages, by their canonical path. */
export function usePageMinors(): PageMinors {
  const { pages } = usePages();
  return useMemo(
    () =>
      new Map(
        pages.flatMap(({ routePath, ...page }) =>
          'minors' in page ? [[canonicalPath(routePath), String(page.minors)]] : [],
        ),
      ),
    [pages],
  );
}
