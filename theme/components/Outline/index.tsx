import { renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { revealWithin } from '../../chrome/anchors.ts';
import {
  getCurrentHeading,
  getServerHeading,
  subscribeToHeading,
} from '../../chrome/currentHeading.ts';
import styles from './index.module.css';
import type { Heading } from './useHeadings.ts';

export interface OutlineProps {
  headings: Heading[];
}

/** Links to the headings of the page; the one the reader is at is marked and kept in sight. */
export function Outline({ headings }: OutlineProps) {
  const { highlighted } = useSyncExternalStore(
    subscribeToHeading,
    getCurrentHeading,
    getServerHeading,
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = highlighted && list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current?.closest<HTMLElement>('[data-scrolls]');
    // Whoever walks through the outline by keyboard stays in sight instead.
    if (link && box && !box.querySelector(':focus-visible')) revealWithin(box, link);
  }, [highlighted]);
  return (
    <ul ref={list} className={styles.outline}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === highlighted ? 'location' : undefined}>
            <span {...renderInlineMarkdown(text)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
