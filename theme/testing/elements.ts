import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element of any kind. */
export type AnyElement = ReactElement<Record<string, unknown>>;

/**
 * Every element in a tree that was not rendered, with the components in it unfolded: what a test
 * without a browser presses, or types into.
 *
 * @returns outer before inner, in the order of the page
 */
export function elementsIn(node: ReactNode): AnyElement[] {
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const inner =
    typeof node.type === 'function'
      ? (node.type as (p: unknown) => ReactNode)(node.props)
      : node.props.children;
  return [node, ...Children.toArray(inner as ReactNode).flatMap(elementsIn)];
}
