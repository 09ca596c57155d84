import { useEffect, useRef } from 'react';
import { useStore } from '../../hooks/createStore.ts';
import { revealWithin } from '../../navigation/anchors.ts';
import { currentHeading } from '../../navigation/currentHeading.ts';
import { inlineMarkdown } from '../InlineCode/inlineMarkdown.ts';
import styles from './index.module.css';
import type { Heading } from './useHeadings.ts';

export interface OutlineProps {
  headings: Heading[];
}

/** Links to the headings of the page; the current one is marked and kept in view. */
export function Outline({ headings }: OutlineProps) {
  const { highlighted } = useStore(currentHeading);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = highlighted && list.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = list.current?.closest<HTMLElement>('[data-scrolls]');
    // Focused links have to stay in view, so the outline does not scroll while it has focus.
    if (link && scroller && !scroller.querySelector(':focus-visible')) revealWithin(scroller, link);
  }, [highlighted]);
  return (
    <ul ref={list} className={styles.outline}>
      {headings.map(({ id, text, depth, minors }) => (
        <li key={id} data-depth={depth} data-for={minors}>
          <a href={`#${id}`} aria-current={id === highlighted ? 'location' : undefined}>
            <span {...inlineMarkdown(text)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
