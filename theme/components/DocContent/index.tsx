import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { mdxComponents } from '../../mdxComponents.ts';
import './prose.css';

interface DocContentProps {
  /** Components of the layout, added to those of all pages. */
  components?: Record<string, ComponentType>;
  beforeDocContent?: ReactNode;
  afterDocContent?: ReactNode;
}

/** The content of a page, with the theme's components for its elements. */
export function DocContent({ components, beforeDocContent, afterDocContent }: DocContentProps) {
  // The object keeps its identity, as a new one would render the content again.
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
