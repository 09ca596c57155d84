import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsOf = (node: ReactNode) =>
  Children.toArray(node).filter((child) => isValidElement(child)) as Parent[];

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/**
 * Prepares a table for its layout as cards: each body cell gets its column title as `data-label`.
 * All elements get explicit roles, as browsers drop the implicit ones when `display` changes.
 *
 * @param children - `thead` and `tbody`, with rows and cells as compiled from Markdown
 */
export function labelCells(children: ReactNode): ReactNode {
  const sections = elementsOf(children);
  const [titles] = sections.flatMap((section) => elementsOf(section.props.children));
  const labels = elementsOf(titles?.props.children).map((cell) => textOf(cell.props.children));
  return sections.map((section) => {
    const isHead = section.type === 'thead';
    const rows = elementsOf(section.props.children).map((row) => {
      const cells = elementsOf(row.props.children).map((cell, column) =>
        cloneElement(cell as ReactElement<Record<string, unknown>>, {
          role: isHead ? 'columnheader' : cell.type === 'th' ? 'rowheader' : 'cell',
          'data-label': isHead || column === 0 ? undefined : labels[column] || undefined,
        }),
      );
      return cloneElement(row as ReactElement<Record<string, unknown>>, { role: 'row' }, cells);
    });
    return cloneElement(
      section as ReactElement<Record<string, unknown>>,
      { role: 'rowgroup' },
      rows,
    );
  });
}
