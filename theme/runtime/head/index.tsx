import { type ReactNode, useEffect } from 'react';
import { applyHead, type HeadInput } from './applyHead.ts';

/**
 * Keeps title, language and `meta` elements of the document at what the page says.
 *
 * @param input - of the page shown
 */
export function useHead(input: HeadInput): void {
  useEffect(() => applyHead(document, input));
}

/** Elements of the document's head. React itself puts `link`, `meta` and `title` there. */
export function Head({ children }: { children?: ReactNode }) {
  return children;
}

/** The library keeps a register of heads; the document itself is enough. */
export function createHead(): null {
  return null;
}

/** Nothing is provided: see `createHead`. */
export function UnheadProvider({ children }: { children?: ReactNode }) {
  return children;
}
