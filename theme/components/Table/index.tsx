import { Children, type ComponentProps } from 'react';
import styles from './index.module.css';
import { labelCells } from './labelCells.tsx';

/** Header cell of a table; an empty one in the corner is rendered as a data cell. */
export function TableHeader({ role, ...props }: ComponentProps<'th'>) {
  const isEmpty = Children.count(props.children) === 0;
  return isEmpty ? <td role={role && 'cell'} /> : <th role={role} {...props} />;
}

/**
 * A table. In narrow viewports, rows are shown as cards; otherwise a table that is too wide scrolls
 * horizontally in its own container, by mouse or keyboard, with a shadow at its edges.
 */
export function Table({ children, ...rest }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus, or the keyboard cannot scroll it
    <div className={styles.scroll} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the card form changes `display`, and with it some browsers lose the role */}
      <table role="table" {...rest}>
        {labelCells(children)}
      </table>
    </div>
  );
}
