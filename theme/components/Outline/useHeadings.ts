import type { Header } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useMemo, useState } from 'react';

export interface Heading {
  id: string;
  /** Text; with inline Markdown if it comes from the compiler. */
  text: string;
  depth: number;
  /** Minor versions that it applies to, separated by spaces; all if absent. */
  minors?: string;
}

/** Heading levels in the outline. */
const SHOWN = { from: 2, to: 3 };

/**
 * Headings for the outline: those from the compiler, completed from the rendered content, as the
 * compiler misses headings of included snippets.
 *
 * @param content - element that contains the page's text
 */
export function useHeadings(content: RefObject<HTMLElement | null>): Heading[] {
  const { page } = usePage();
  const toc = page.toc as Header[] | undefined;
  const compiled = useMemo(() => (toc ?? []).filter(isShown), [toc]);
  const [found, setFound] = useState<{ compiled: Heading[]; headings: Heading[] }>();

  useEffect(() => {
    const root = content.current;
    if (!root) return;
    const collect = () => {
      const headings = collectHeadings(root, compiled);
      const isSame = headings.map(({ id }) => id).join() === compiled.map(({ id }) => id).join();
      setFound(isSame ? undefined : { compiled, headings });
    };
    collect();
    const observer = new MutationObserver((changes) => {
      if (changes.some(concernsHeadings)) collect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content, compiled]);

  return found?.compiled === compiled ? found.headings : compiled;
}

function isShown({ depth }: Heading): boolean {
  return depth >= SHOWN.from && depth <= SHOWN.to;
}

function collectHeadings(root: HTMLElement, compiled: Heading[]): Heading[] {
  const texts = new Map(compiled.map((heading) => [heading.id, heading.text]));
  return [...root.querySelectorAll<HTMLElement>('h2[id], h3[id]')].map((element) => ({
    id: element.id,
    depth: Number(element.tagName[1]),
    text: texts.get(element.id) ?? ownText(element),
    minors: element.closest<HTMLElement>('[data-for]')?.dataset.for,
  }));
}

/** Text without the link to the heading. */
function ownText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.remove();
  return copy.textContent?.trim() ?? '';
}

function concernsHeadings({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.matches('h2, h3') || node.querySelector('h2, h3') !== null),
  );
}
