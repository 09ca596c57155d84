import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect } from 'react';
import { useScroll } from '../../hooks/index.ts';
import { hashId } from '../../navigation/anchors.ts';
import {
  currentHeading,
  headingInView,
  isAtEnd,
  readersHeading,
} from '../../navigation/currentHeading.ts';
import type { Heading } from './useHeadings.ts';

/** Updates `currentHeading` while the page scrolls. */
export function useHeadingTracker(headings: Heading[]): void {
  const { hash } = useLocation();
  useScroll(
    useCallback(() => {
      const positions = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        // Headings for other versions are not rendered.
        const isShown = element && element.getClientRects().length > 0;
        return isShown ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const root = document.documentElement;
      const highlighted = headingInView(positions, {
        offset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
        atEnd: isAtEnd({
          scrolled: window.scrollY,
          viewport: window.innerHeight,
          height: root.scrollHeight,
        }),
      });
      const linked = readersHeading(headingInUrl(hash), highlighted) ?? '';
      currentHeading.set({ highlighted, linked });
    }, [headings, hash]),
  );
  useEffect(() => () => currentHeading.set({}), []);
}

function headingInUrl(hash: string): { id: string; onScreen: boolean } | undefined {
  const id = hashId(hash);
  const element = id ? document.getElementById(id) : null;
  // The skip link targets the main element.
  if (!element || element.tagName === 'MAIN') return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  return { id, onScreen: bottom > 0 && top < window.innerHeight };
}
