import { usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { canonicalPath } from '../navigation/paths.ts';

/** Versions of a page: minor versions, separated by spaces. */
export interface PageMark {
  /** Minor versions that it applies to; all if absent. */
  minors?: string;
  /** Minor versions in which its option is deprecated. */
  deprecated?: string;
}

/** Versions by canonical path, for pages that do not apply to all. */
export type PageMarks = ReadonlyMap<string, PageMark>;

/** Versions of all pages, from the data that the build extracts. */
export function usePageMarks(): PageMarks {
  const { pages } = usePages();
  return useMemo(
    () =>
      new Map(
        pages
          .filter((page) => 'minors' in page || 'deprecated' in page)
          .map((page) => [canonicalPath(page.routePath), page as PageMark]),
      ),
    [pages],
  );
}
