import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect } from 'react';
import { fragmentId } from '../../chrome/anchors.ts';
import {
  headingInView,
  isAtEnd,
  readersHeading,
  setCurrentHeading,
} from '../../chrome/currentHeading.ts';
import { useScroll } from '../../chrome/hooks.ts';
import type { Heading } from './useHeadings.ts';

/** Follows the reader: tells everybody concerned which heading is current while the page scrolls. */
export function useHeadingTracker(headings: Heading[]): void {
  const { hash } = useLocation();
  useScroll(
    useCallback(() => {
      const positions = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const root = document.documentElement;
      const highlighted = headingInView(positions, {
        offset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
        atEnd: isAtEnd({
          scrolled: window.scrollY,
          window: window.innerHeight,
          height: root.scrollHeight,
        }),
      });
      const linked = readersHeading(addressed(hash), highlighted) ?? '';
      setCurrentHeading({ highlighted, linked });
    }, [headings, hash]),
  );
  useEffect(() => () => setCurrentHeading({}), []);
}

function addressed(hash: string): { id: string; onScreen: boolean } | undefined {
  const id = fragmentId(hash);
  const element = id ? document.getElementById(id) : null;
  // The skip link names all of the text.
  if (!element || element.tagName === 'MAIN') return undefined;
  const box = element.getBoundingClientRect();
  return { id, onScreen: box.bottom > 0 && box.top < window.innerHeight };
}
