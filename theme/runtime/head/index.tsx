import { type ReactNode, useEffect } from 'react';
import { applyHead, type HeadInput } from './applyHead.ts';

/**
 * Keeps title, language and `meta` elements of the document up to date.
 *
 * @param input - of the current page
 */
export function useHead(input: HeadInput): void {
  useEffect(() => applyHead(document, input));
}

/** Elements of the document's head. React itself hoists `link`, `meta` and `title`. */
export function Head({ children }: { children?: ReactNode }) {
  return children;
}

/** The library keeps a registry of heads; here the document is enough. */
export function createHead(): null {
  return null;
}

/** Provides nothing: see `createHead`. */
export function UnheadProvider({ children }: { children?: ReactNode }) {
  return children;
}
