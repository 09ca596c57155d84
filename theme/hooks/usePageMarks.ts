import { usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { canonicalPath } from '../navigation/paths.ts';

/** What the versions of a page set apart: minor versions, separated by spaces. */
export interface PageMark {
  /** Those that it holds for, if not for all. */
  minors?: string;
  /** Those in which its option is deprecated. */
  deprecated?: string;
}

/** The marks of the pages that have any, by canonical path. */
export type PageMarks = ReadonlyMap<string, PageMark>;

/** Marks of all pages, from what the build says of each. */
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
