import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { mdxComponents } from '../../mdxComponents.ts';
import './prose.css';

interface DocContentProps {
  /** Components that a layout adds to those of every page. */
  components?: Record<string, ComponentType>;
  beforeDocContent?: ReactNode;
  afterDocContent?: ReactNode;
  /** Set by overview pages, whose list of pages follows the content. */
  isOverviewPage?: boolean;
}

/** The page's own text, with our components for its elements. */
export function DocContent({ components, beforeDocContent, afterDocContent }: DocContentProps) {
  // The same object in all renders, unless a layout adds to it: another one renders the text anew.
  const all = useMemo(
    () => (components ? { ...mdxComponents, ...components } : mdxComponents),
    [components],
  );
  return (
    <MDXProvider components={all}>
      {beforeDocContent}
      <Content />
      {afterDocContent}
    </MDXProvider>
  );
}
